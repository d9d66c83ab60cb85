import type { AppContext } from "../../app-context.ts";
import { eq } from "drizzle-orm";
import { type HomeTexts, homeFieldNames } from "../../../domain/listings/facts/home-fields.ts";
import { toHomeTexts } from "../../../domain/listings/facts/home-texts.ts";
import { refuse } from "../../staff/refusals.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { addFieldChanges, isFedRecord, officeOrigin } from "../../listings/listing-records.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { changeHome } from "../home-change.ts";

/** Makes a feed's home the office's own. The feed leaves it alone from now on. */
export function takeOverHome(
  app: AppContext,
  actor: StaffActor,
  id: string,
): Promise<Outcome<{ done: string }>> {
  return changeHome(app, id, async (tx, { record, listing }) => {
    if (!isFedRecord(record)) return refuse("This property is already managed in the office.");
    const at = app.now();
    const version = record.version + 1;
    const draft: Partial<HomeTexts> = { ...record.draft };
    if (listing) {
      // Nobody was asked for what the feed left empty, so it is no answer yet.
      const [fed, own] = [toHomeTexts(listing, true), toHomeTexts(listing, false)];
      for (const name of homeFieldNames) if (fed[name] !== own[name]) draft[name] ??= "";
    }
    await tx
      .update(listingRecords)
      .set({
        origin: officeOrigin,
        added: [],
        draft,
        version,
        updatedAt: at,
        ownerId: record.ownerId ?? actor.staffId,
      })
      .where(eq(listingRecords.id, id));
    const change = { field: "origin", was: record.origin, became: officeOrigin };
    await addFieldChanges(tx, [{ listingId: id, actor: actor.staffId, version, at, ...change }]);
    await recordAudit(tx, {
      actor,
      action: "listing.taken-over",
      subject: "listing",
      subjectId: id,
      detail: { was: record.origin },
    });
    return {
      ok: true,
      answer: { done: "You’ve taken over this property. The feed no longer updates it." },
    };
  });
}
