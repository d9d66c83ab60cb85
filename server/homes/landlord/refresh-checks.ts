import { asc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { countForbidden } from "../../../domain/listings/publishing/check-publishing.ts";
import {
  findDocumentExpiry,
  listUnprovenCertificates,
} from "../../../domain/listings/certificates/certificate-chase.ts";
import { countProgressBlocks } from "../../../domain/listings/publishing/completeness.ts";
import { readPounds, splitPostcode } from "../../../domain/listings/facts/read-home.ts";
import { normalizeSearchText } from "../../../domain/shared/text/folded-text.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { AppContext } from "../../app-context.ts";
import {
  listingCertificates,
  listingOverrides,
  listingRecords,
} from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findLandlordChecks } from "../../landlords/landlords.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { checkHome, joinWorkingHome, toPublishFacts, type WorkingHome } from "../working-home.ts";

/** Homes in one transaction: whoever works on one, and on the embedded database everybody, waits meanwhile. */
const homesAtOnce = 25;

/** Writes what tables and counts show of a home's check. */
export async function saveCheck(
  tx: Transaction,
  app: AppContext,
  home: WorkingHome,
): Promise<void> {
  const { open } = checkHome(home, app);
  const facts = toPublishFacts(home, app);
  const forbidden = countForbidden(open);
  await tx
    .update(listingRecords)
    .set({
      ...summarise(home),
      bricks: countProgressBlocks(facts),
      forbidden,
      warnings: open.length - forbidden,
      problem: open.find(({ strength }) => strength === "forbids")?.message ?? null,
      paperEndsOn: findDocumentExpiry(home.certificates, home.texts),
      papersUnproven: listUnprovenCertificates(home.certificates, home.texts, facts.today).length,
      checkedOn: facts.today,
    })
    .where(eq(listingRecords.id, home.record.id));
}

/** What the table searches and sorts: as the office works on it, not as it is published. */
function summarise({ texts, record, listing }: WorkingHome) {
  const outcode = splitPostcode(texts.postcode)?.outcode ?? texts.postcode.slice(0, 4).trim();
  const searched = [texts.name, texts.address, texts.area, texts.city, texts.postcode];
  return {
    title: texts.name || texts.address || "No name yet",
    area: texts.area,
    outcode,
    rentPcm: readPounds(texts.rentPcm),
    searched: normalizeSearchText([...searched, outcode, record.agentRef]),
    listedAt: listing?.listedAt ?? null,
  };
}

/**
 * Checks homes that were not checked since they changed, and all of them on a new day, as
 * certificates run out.
 * @returns how many: fewer than `checksAtOnce` are the last
 */
export async function refreshChecks(app: AppContext): Promise<number> {
  const today = getLondonDate(app.now());
  return transact(app.database.orm, async (tx) => {
    const records = await tx
      .select()
      .from(listingRecords)
      .where(or(isNull(listingRecords.checkedOn), lt(listingRecords.checkedOn, today)))
      .orderBy(asc(listingRecords.id))
      .limit(homesAtOnce)
      .for("no key update", { skipLocked: true });
    const ids = records.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const rows = await tx.select().from(listings).where(inArray(listings.id, ids));
    const listed = new Map(rows.map((row) => [row.id, row]));
    const papers = await tx
      .select()
      .from(listingCertificates)
      .where(inArray(listingCertificates.listingId, ids));
    const passed = await tx
      .select()
      .from(listingOverrides)
      .where(inArray(listingOverrides.listingId, ids));
    const checked = await findLandlordChecks(tx, ids);
    for (const record of records) {
      const ofHome = (row: { listingId: string }) => row.listingId === record.id;
      const home = joinWorkingHome(record, {
        listing: listed.get(record.id) ?? null,
        certificates: papers.filter(ofHome),
        overrides: passed.filter(ofHome),
        landlordCheck: checked.get(record.id) ?? null,
      });
      await saveCheck(tx, app, home);
    }
    return ids.length;
  });
}

export const checksAtOnce = homesAtOnce;
