import { sendCommand } from "../server/platform/database/command-socket.ts";

/** Runs `npm run desk` of the running site and returns its output. Throws if it fails. */
export function runAdminCommand(dataDir: string, ...args: string[]): Promise<string> {
  return runCommand(dataDir, "desk", ...args);
}

/** Runs another of the site's commands in the same way. */
export async function runCommand(
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<string> {
  let output = "";
  const code = await sendCommand(dataDir, command, args, process.cwd(), (line) => {
    output += `${line}\n`;
  });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}: ${output}`);
  return output;
}
