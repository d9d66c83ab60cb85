import { spawnSync } from "node:child_process";

/**
 * Runs `npm run desk` as a person beside the running site, which does it.
 * @param dataDir the site's
 * @returns what it wrote
 * @throws if it did not end well
 */
export function runAdminCommand(dataDir: string, ...args: string[]): string {
  const run = spawnSync(process.execPath, ["build/server/main.js", "desk", ...args], {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (run.status !== 0) throw new Error(`desk ${args.join(" ")}: ${run.stdout}${run.stderr}`);
  return run.stdout;
}
