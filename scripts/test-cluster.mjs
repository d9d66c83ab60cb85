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
let passed = 0;
for (let round = 1; round <= rounds; round++) {
  if (rounds > 1) say(`\nRound ${round} of ${rounds}`);
  if (runPinned(["e2e/cluster/main.ts"]) === 0) passed += 1;
}
if (rounds > 1) say(`\n${passed} of ${rounds} rounds passed.`);
process.exitCode = passed === rounds && alerts === 0 ? 0 : 1;
