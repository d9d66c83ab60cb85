import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { say } from "./steps.mjs";

/** Where it may be. */
export const balancers = [
  "/usr/sbin/haproxy",
  "/usr/local/sbin/haproxy",
  "/opt/homebrew/bin/haproxy",
];

/** HAProxy for the test of many processes, installed where root runs the tests on Debian. */
export function ensureBalancer() {
  const isThere = balancers.some((path) => existsSync(path));
  if (isThere || process.getuid?.() !== 0) return;
  say("Installing HAProxy for the test of many processes ...");
  installFromDebian("haproxy");
}
