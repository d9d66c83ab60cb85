import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
becomePinned(["build/server/main.js", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: "production",
});
