import { runCommand } from "./commands.ts";
import { configOrExit } from "./open-house.ts";
import { serveSite } from "./serve-site.ts";

const [command, ...args] = process.argv.slice(2);
const config = configOrExit();

if (command === undefined) await serveSite(config);
else process.exitCode = await runCommand(config, command, args);
