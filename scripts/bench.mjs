import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { ensureBuilt, ensureInstalled, pinnedNode, root, say } from "./steps.mjs";

ensureInstalled();
ensureBuilt();

const wanted = process.argv.slice(2);
const benches = readdirSync(`${root}/bench`)
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
let failed = false;
for (const name of benches) {
  say(`# ${name}`);
  const run = spawnSync(pinnedNode, [`bench/${name}.bench.ts`], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(run.stdout);
  const figures = run.stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  console.table(figures);
  if (run.status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
