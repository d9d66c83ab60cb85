import { spawnSync } from "node:child_process";

/** Runs `npm run desk` beside the running site and returns its output. Throws if it fails. */
export function runAdminCommand(dataDir: string, ...args: string[]): string {
  return runCommand(dataDir, "desk", ...args);
}

/** Runs another of the site's commands in the same way. */
export function runCommand(dataDir: string, command: string, ...args: string[]): string {
  const run = spawnSync(process.execPath, ["build/server/main.js", command, ...args], {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (run.status !== 0) throw new Error(`${command} ${args.join(" ")}: ${run.stdout}${run.stderr}`);
  return run.stdout;
}
