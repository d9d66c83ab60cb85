import { packEmptyDatabase } from "../server/platform/database/empty-database.ts";

await packEmptyDatabase();
