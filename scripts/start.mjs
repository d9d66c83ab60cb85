import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
// V8's default of four threads would compete with the site for its two processors.
becomePinned(["--v8-pool-size=1", "build/server/main.js", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: "production",
});
