// Makes src/generated/messages.ts out of the service's JSON schemas, or with --check says that it
// is stale. It invents no type: what is not in messages.json is not in messages.ts.

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../src/generated/messages.json", import.meta.url);
const TYPES = new URL("../src/generated/messages.ts", import.meta.url);
const BANNER =
  "// The messages and answers of the service. Generated from messages.json by bundling/types.mjs:\n" +
  "// change the service's types instead.\n";

/** The text of messages.ts as the schemas have it now. */
export async function made() {
  const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
  return compile(schema, "Messages", {
    bannerComment: BANNER,
    additionalProperties: false,
    format: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100 },
    unknownAny: true,
    unreachableDefinitions: true,
  });
}

/** Whether the committed types are those that the schemas make. */
export async function fresh() {
  const committed = await readFile(TYPES, "utf8").catch(() => "");
  return committed === (await made());
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  if (!process.argv.includes("--check")) {
    await writeFile(TYPES, await made());
  } else if (!(await fresh())) {
    console.error("app/web/src/generated/messages.ts is stale: run `make generate` and commit it.");
    process.exit(1);
  }
}
