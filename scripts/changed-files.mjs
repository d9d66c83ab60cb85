import { execFileSync } from "node:child_process";
import { root } from "./steps.mjs";

/**
 * Files that differ from a commit, also those that are gone or that Git does not know yet.
 * @param {string} [commit] the last one without it
 * @returns {string[]}
 */
export function listChangedFiles(commit = "HEAD") {
  const list = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = list("diff", "--name-only", commit);
  return [...new Set([...changed, ...list("ls-files", "--others", "--exclude-standard")])];
}
