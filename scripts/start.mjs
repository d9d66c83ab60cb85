import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
// Four threads, V8's own choice, fight with the site over the two processors that it may have.
becomePinned(["--v8-pool-size=1", "build/server/main.js", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: "production",
});
