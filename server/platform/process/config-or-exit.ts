import { type Config, readConfig } from "../../config.ts";

export function readConfigOrExit(): Config {
  const read = readConfig();
  if (read.ok) return read.config;
  for (const problem of read.problems) process.stderr.write(`Setting ${problem}\n`);
  return process.exit(1);
}
