import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import {
  endGroup,
  endLeftProcesses,
  makeFolder,
  removeFolder,
  runMark,
} from "../scripts/tests/left-processes.mjs";
import { listBenches, selectBenches } from "./benches.ts";
import { type Row, formatTables } from "./table.ts";

/** Each bench has its own process group and temporary folder, cleaned up however it ends. */
const words = process.argv.slice(2);
const wanted = selectBenches(words);
if (wanted === null) {
  const asked = ["--help", "-h", "list"].includes(words[0] ?? "");
  console.log(asked ? listBenches() : `There is no bench '${words[0]}'.\n\n${listBenches()}`);
  process.exit(asked ? 0 : 2);
}

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop.abort());
let failed = false;
for (const { name, takes } of wanted) {
  if (stop.signal.aborted) break;
  console.log(`# ${[name, ...takes].join(" ")}`);
  const { figures, code } = await run(name, takes);
  for (const table of formatTables(figures)) console.log(`\n${table}`);
  console.log();
  if (code !== 0) failed = true;
}
process.exit(failed || stop.signal.aborted ? 1 : 0);

async function run(name: string, takes: string[]): Promise<{ figures: Row[]; code: number }> {
  const id = randomUUID();
  const folder = makeFolder("lintel-bench-");
  const bench = spawn(process.execPath, [`bench/${name}.bench.ts`, ...takes], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...runMark(id), TMPDIR: folder },
  });
  const end = (signal: NodeJS.Signals) => endGroup(bench.pid!, signal);
  const onStop = () => end("SIGTERM");
  stop.signal.addEventListener("abort", onStop);
  const figures: Row[] = [];
  createInterface(bench.stdout).on("line", (line) => {
    console.log(line);
    const { bench: _, ...figure }: Row = line.startsWith("{") ? JSON.parse(line) : {};
    if (Object.keys(figure).length > 0) figures.push(figure);
  });
  const closed = once(bench, "close");
  const [code] = await once(bench, "exit");
  stop.signal.removeEventListener("abort", onStop);
  end("SIGKILL");
  await endLeftProcesses(id, 0);
  await closed;
  await removeFolder(folder);
  return { figures, code: code ?? 1 };
}
