import { packReadyMade } from "../server/platform/database/empty-database.ts";

await packReadyMade();
