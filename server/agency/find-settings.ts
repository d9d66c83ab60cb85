import { eq } from "drizzle-orm";
import { type AgencySettings, fillSettings } from "../../domain/agency/agency-settings.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { diarySettings, officeSettings } from "./settings-tables.ts";

/** Of both pages, in one query: each has one row, or none. */
export async function findAgencySettings(db: Queryable | Transaction): Promise<AgencySettings> {
  const [row] = await db
    .select({ office: officeSettings, diary: diarySettings })
    .from(officeSettings)
    .fullJoin(diarySettings, eq(diarySettings.id, officeSettings.id));
  return fillSettings({ ...row?.office, ...row?.diary });
}
