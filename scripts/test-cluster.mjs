import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { ensureBuilt, ensureInstalled, runPinned, say } from "./steps.mjs";

/**
 * The site on a PostgreSQL cluster that fails in every way it can (`docs/scaling.md`), and the alerts. Takes five
 * minutes; a number repeats it: `npm run test:cluster -- 10`.
 */
const needed = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  postgresql: "/usr/lib/postgresql",
  pgbouncer: "/usr/sbin/pgbouncer",
  haproxy: "/usr/sbin/haproxy",
  // For its promtool.
  prometheus: "/usr/bin/promtool",
};

ensureInstalled();
ensureBuilt();
const missing = Object.entries(needed).flatMap(([name, path]) => (existsSync(path) ? [] : name));
if (missing.length > 0 && process.getuid?.() === 0) {
  say(`Installing ${missing.join(", ")} from Debian's packages ...`);
  await installFromDebian(...missing);
}
// With promtool, which `npm test` does without.
const alerts = runPinned(["node_modules/vitest/vitest.mjs", "run", "deploy/monitoring"]);
const rounds = Number(process.argv[2] ?? 1);
/** What a round ends with that could not be played; it has said why. */
const skipped = 77;
let [passed, status] = [0, 0];
for (let round = 1; round <= rounds && status !== skipped; round++) {
  if (rounds > 1) say(`\nRound ${round} of ${rounds}`);
  status = runPinned(["e2e/cluster/main.ts"]);
  if (status === 0) passed += 1;
}
if (rounds > 1) say(`\n${passed} of ${rounds} rounds passed.`);
const isDone = passed === rounds || status === skipped;
process.exitCode = isDone && alerts === 0 ? 0 : 1;
