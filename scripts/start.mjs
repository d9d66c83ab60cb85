import { becomePinned, ensureBuilt, ensureInstalled, lowMemory } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
const options = ["import", "db:export", "db:import"].includes(process.argv[2]) ? lowMemory : [];
becomePinned([...options, "build/server/main.js", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: "production",
});
