import * as v from "valibot";
import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { keepable } from "../../../domain/shared/fields/text-fields.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { decideOfferIn } from "../../tenancies/decision/decide-offer.ts";
import { findOfferRow } from "../../offers/offers.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { forgetUntold } from "../../tenancies/decision/undo-decision.ts";
import { fallThroughIn } from "../../tenancies/end/end-tenancy.ts";
import { loadTenancy } from "../../tenancies/load-tenancy.ts";
import { findWithdrawable, isWithdrawn } from "./find-withdrawable.ts";
import { readRenterRecords } from "./read-renter-records.ts";
import { refuseRule } from "../refuse-rule.ts";
import { notYours } from "../send-document.ts";
import { writeMessageIn } from "../write-message.ts";

type Done = Outcome<{ done: "withdrawn" }>;

const withdrawFields = v.object({ reason: v.pipe(v.string(), keepable) });

const withdrawn: Done = { ok: true, answer: { done: "withdrawn" } };

/**
 * A renter takes back their offer, or gives up a tenancy before everybody has signed. It is one for the
 * household, and the office reads why in the inbox.
 */
export async function withdrawCase(
  app: AppContext,
  opened: Extract<OpenCase, { kind: "renter" }>,
  { listingId, isSure, ...fields }: { listingId: string; isSure: boolean; reason: string },
): Promise<Done> {
  if (!isSure) return refuse("Tick the box to confirm you want to withdraw", "sure");
  const read = v.safeParse(withdrawFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const typed = await hideLinksInText(app.database.orm, read.output.reason.trim());
  const reason = truncateAtWord(typed, 1000);
  const outcome = await transact(app.database.orm, async (tx): Promise<Done> => {
    const records = await readRenterRecords(tx, opened.contactIds);
    let found = findWithdrawable(records, listingId);
    if (found === null) return notYours;
    const offerId = found.what === "let" ? await findOfferOfTenancy(tx, found.id) : found.id;
    if (offerId !== null) {
      const untold = await forgetUntold(tx, app, { listingId, offerId });
      if (!untold.ok) return untold;
      if (untold.answer.isUndone) found = { what: "offer", id: offerId };
    }
    const why = reason === "" ? "." : `: ${reason}`;
    const note = `Withdrew on their page${why}`;
    const refused =
      found.what === "let"
        ? await endTenancyOf(tx, app, opened, { id: found.id, note })
        : await withdrawOffer(tx, app, { id: found.id, note });
    if (refused !== null) return refused;
    const what = found.what === "let" ? "from the tenancy" : "my offer";
    const text = `I’ve withdrawn ${what}${why}`;
    await writeMessageIn(tx, opened, { listingId, text, at: app.now() });
    return withdrawn;
  });
  if (outcome.ok) return outcome;
  // Sent again, as its answer was lost, or by two of the household at once.
  const records = await readRenterRecords(app.database.orm, opened.contactIds);
  return isWithdrawn(records, listingId) ? withdrawn : outcome;
}

async function findOfferOfTenancy(tx: Transaction, tenancyId: string): Promise<string | null> {
  const loaded = await loadTenancy(tx, tenancyId);
  return loaded?.row.offerId ?? null;
}

async function endTenancyOf(
  tx: Transaction,
  app: AppContext,
  { contactIds }: Extract<OpenCase, { kind: "renter" }>,
  { id, note }: { id: string; note: string },
) {
  const loaded = await loadTenancy(tx, id);
  const person = loaded?.people.find(
    ({ role, contactId }) => role === "tenant" && contactIds.includes(contactId),
  );
  if (!person) return notYours;
  const recorded = await fallThroughIn(
    tx,
    app,
    { actor: "visitor", by: person.id },
    {
      tenancyId: id,
      by: "renter",
      on: getLondonDate(app.now()),
      evidence: { note, documentId: null },
      relist: false,
    },
  );
  if (recorded.ok) return null;
  return recorded.rule === "none" ? notYours : refuseRule(recorded);
}

async function withdrawOffer(
  tx: Transaction,
  app: AppContext,
  { id, note }: { id: string; note: string },
) {
  const row = await findOfferRow(tx, id);
  if (row === null) return notYours;
  const decided = await decideOfferIn(tx, app, "visitor", row, { action: "withdraw", note });
  return decided === "done"
    ? null
    : refuse("This offer has already been decided. Reload the page to see the decision.");
}
