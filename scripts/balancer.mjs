import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { say } from "./steps.mjs";

export const balancers = [
  "/usr/sbin/haproxy",
  "/usr/local/sbin/haproxy",
  "/opt/homebrew/bin/haproxy",
];

/** Installs HAProxy for the multi-process test, if run as root on Debian. */
export async function ensureBalancer() {
  const isThere = balancers.some((path) => existsSync(path));
  if (isThere || process.getuid?.() !== 0) return;
  say("Installing HAProxy for the test of many processes ...");
  await installFromDebian("haproxy");
}
