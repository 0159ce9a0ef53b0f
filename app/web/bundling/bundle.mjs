// Bundles the pages into the folder that is named, each file under a name made from its content.
// It does not ask whether that is needed: hatch_build.py does.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { licences } from "./licences.mjs";
import { fresh } from "./types.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["admin", "console", "drill", "floor", "overlay", "pair"];

async function bundle(out) {
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: PAGES.map((page) => `src/${page}/main.tsx`),
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
  const html = await readFile(join(ROOT, `src/${name}/page.html`), "utf8");
  const styled = html.replace("{style}", address(cssBundle)).replace("{script}", address(script));
  await writeFile(join(out, `${name}.html`), styled);
}

async function main(out) {
  if (!(await fresh())) {
    throw new Error(
      "app/web/src/generated/messages.ts is stale: run `make generate` and commit it.",
    );
  }
  await mkdir(out, { recursive: true });
  const metafile = await bundle(out);
  for (const name of PAGES) {
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
