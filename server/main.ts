import { runCommand } from "./site/commands/commands.ts";
import { readConfigOrExit } from "./platform/process/config-or-exit.ts";
import { createApp } from "./site/app.ts";
import { listen } from "./platform/http/listen.ts";
import { createPages } from "./site/pages.ts";
import { serveFromCache } from "./site/cache-public-responses.ts";
import { serveSite } from "./site/serve-site.ts";

const [command, ...args] = process.argv.slice(2);
const config = readConfigOrExit();

if (command === undefined) {
  const code = await serveSite(config, (appContext, stopping) =>
    listen(
      serveFromCache(
        appContext,
        createApp(appContext, createPages(appContext), { stopping }),
        stopping,
      ),
      config,
    ),
  );
  process.exit(code);
}
process.exitCode = await runCommand(config, command, args);
