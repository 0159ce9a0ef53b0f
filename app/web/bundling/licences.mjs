// Collects the licences of the packages that are really in the bundles. It knows no licence: one
// that has no text in its package fails the build.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** One text with the licence of every package that esbuild's metafile names as an input. */
export async function licences(metafile, root) {
  const names = new Set();
  for (const input of Object.keys(metafile.inputs)) {
    const name = PACKAGE.exec(input)?.[1];
    if (name !== undefined) {
      names.add(name);
    }
  }
  const texts = [];
  for (const name of [...names].sort()) {
    texts.push(await licence(join(root, "node_modules", name)));
  }
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

async function licence(folder) {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) {
    throw new Error(`${name} ships no licence text, so it cannot be bundled.`);
  }
  return `${name} ${version} (${license})\n\n${(await readFile(join(folder, file), "utf8")).trim()}\n`;
}
