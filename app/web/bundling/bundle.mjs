// Bundles the pages into the folder that is named, each file under a name made from its content.
// It does not ask whether that is needed: hatch_build.py does.

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { licences } from "./licences.mjs";
import { fresh } from "./types.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
// Titles by folder of `src`. A folder that has a page.html of its own is laid out by that one.
const PAGES = {
  admin: "Floorcall admin",
  console: "Floorcall console",
  drill: "Floorcall trainer",
  floor: "Floorcall floor",
  overlay: "Floorcall overlay",
  pair: "Floorcall",
};

async function bundle(out) {
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: Object.keys(PAGES).map((page) => `src/${page}/main.tsx`),
    outdir: join(out, "assets"),
    outbase: "src",
    entryNames: "[dir]-[hash]",
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    charset: "utf8",
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

async function page(name, metafile, out) {
  const built = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === `src/${name}/main.tsx`,
  );
  if (built === undefined) {
    throw new Error(`nothing was built for ${name}`);
  }
  const address = (file) => `/${relative(out, join(ROOT, file)).replaceAll("\\", "/")}`;
  const [script, { cssBundle }] = built;
  const own = join(ROOT, `src/${name}/page.html`);
  const html = await readFile(existsSync(own) ? own : join(ROOT, "bundling/page.html"), "utf8");
  const filled = { name, title: PAGES[name], style: address(cssBundle), script: address(script) };
  const whole = html.replace(/\{(\w+)\}/g, (_, key) => filled[key]);
  await writeFile(join(out, `${name}.html`), whole);
}

async function main(out) {
  if (!(await fresh())) {
    throw new Error(
      "app/web/src/generated/messages.ts is stale: run `make generate` and commit it.",
    );
  }
  await mkdir(out, { recursive: true });
  const metafile = await bundle(out);
  for (const name of Object.keys(PAGES)) {
    await page(name, metafile, out);
  }
  await writeFile(join(out, "licences.txt"), await licences(metafile, ROOT));
}

try {
  const out = process.argv[2];
  if (out === undefined || dirname(out) === out) {
    throw new Error("name the folder to build into");
  }
  await main(out);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
