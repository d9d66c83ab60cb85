import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = ".cache/commits";

/**
 * Builds another commit of this repository, once.
 * @returns its folder
 */
export function buildCommit(commit: string): string {
  const id = execFileSync("git", ["rev-parse", "--verify", `${commit}^{commit}`], {
    encoding: "utf8",
  }).trim();
  const clone = join(process.cwd(), folder, id);
  if (existsSync(join(clone, "build/server/main.js"))) return clone;
  console.log(`Building ${id.slice(0, 8)} ...`);
  const run = (command: string, args: string[], cwd?: string) =>
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (!existsSync(clone)) run("git", ["clone", "--quiet", "--no-checkout", ".", clone]);
  run("git", ["checkout", "--quiet", id], clone);
  run("npm", ["run", "build"], clone);
  return clone;
}
