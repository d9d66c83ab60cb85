import { runCommand } from "./commands.ts";
import { configOrExit } from "./config-or-exit.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { pagesOf } from "./http/pages.ts";
import { keptFirst } from "./http/public-answers.ts";
import { serveSite } from "./serve-site.ts";
import { takeYoungSpaceWhole } from "./young-space.ts";

const [command, ...args] = process.argv.slice(2);
const config = configOrExit();

if (command === undefined) {
  takeYoungSpaceWhole();
  const code = await serveSite(config, (house, stopping) =>
    listen(keptFirst(house, createApp(house, pagesOf(house), { stopping }), stopping), config),
  );
  process.exit(code);
}
process.exitCode = await runCommand(config, command, args);
