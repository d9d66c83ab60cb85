import { runCommand } from "./commands.ts";
import { configOrExit } from "./config-or-exit.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { pagesOf } from "./http/pages.ts";
import { serveSite } from "./serve-site.ts";

const [command, ...args] = process.argv.slice(2);
const config = configOrExit();

if (command === undefined) {
  const code = await serveSite(config, (house, stopping) =>
    listen(createApp(house, pagesOf(house), { stopping }).fetch, config),
  );
  process.exit(code);
}
process.exitCode = await runCommand(config, command, args);
