import { runCommand } from "./site/commands.ts";
import { configOrExit } from "./platform/process/config-or-exit.ts";
import { createApp } from "./site/app.ts";
import { listen } from "./platform/http/listen.ts";
import { pagesOf } from "./site/pages.ts";
import { keptFirst } from "./site/public-answers.ts";
import { serveSite } from "./site/serve-site.ts";
import { takeYoungSpaceWhole } from "./platform/database/young-space.ts";

const [command, ...args] = process.argv.slice(2);
const config = configOrExit();

if (command === undefined) {
  takeYoungSpaceWhole();
  const code = await serveSite(config, (appContext, stopping) =>
    listen(
      keptFirst(appContext, createApp(appContext, pagesOf(appContext), { stopping }), stopping),
      config,
    ),
  );
  process.exit(code);
}
process.exitCode = await runCommand(config, command, args);
