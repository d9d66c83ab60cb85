import { becomePinned, ensureBuilt, ensureInstalled, shortRunOptions } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
const options = process.argv[2] === "import" ? shortRunOptions : [];
becomePinned([...options, "build/server/main.js", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: "production",
});
