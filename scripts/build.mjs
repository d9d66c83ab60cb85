import { ensureBuilt, ensureInstalled, say } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
say("The site is built.");
