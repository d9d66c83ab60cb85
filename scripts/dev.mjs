import { becomePinned, ensureInstalled } from "./steps.mjs";

ensureInstalled();
becomePinned(["server/dev.ts"], { ...process.env, NODE_ENV: "development" });
