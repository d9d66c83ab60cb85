import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";

/** As `e2e/balancer.ts` looks for it. */
const installed = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"];

/** HAProxy for the test of many processes, installed where root runs the tests on Debian. */
export function ensureBalancer() {
  const isThere = installed.some((path) => existsSync(path));
  if (!isThere && process.getuid?.() === 0) installFromDebian("haproxy");
}
