import { packReadyMade } from "../server/platform/database/ready-made-database.ts";

await packReadyMade();
