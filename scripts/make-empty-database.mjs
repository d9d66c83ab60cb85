import { packReadyMade } from "../server/db/ready-made-database.ts";

await packReadyMade();
