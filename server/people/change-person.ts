import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { ClaimDecision } from "../../domain/contacts/claims.ts";
import { personForms } from "../../domain/contacts/person-forms.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import type { PageOwner } from "../customer-page-links/case-owner.ts";
import { revokeCaseLinks } from "../customer-page-links/renew-case-link.ts";
import { undoMerge } from "../contacts/merge-contacts.ts";
import { listMerges, listPersonContactIds } from "../contacts/person-contacts.ts";
import { claimDone, claimRefusal, decideClaim } from "../conversations/decide-claim.ts";
import { listLandlordIds } from "../landlords/landlords.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { mailOwnPageIn } from "../customer-page-links/mail-own-page.ts";
import { defineActs, done, type FormOutcome, actOnPageRecord } from "../staff/office-form.ts";
import { noRecord, refuse } from "../staff/refusals.ts";
import { addEmail } from "./emails/add-email.ts";
import { correctPerson } from "./correct-person.ts";
import { askToConfirm } from "./merge/join-people.ts";
import { recordMarketingChoice } from "./record-choice.ts";

type Changed = FormOutcome;
type Fields = Readonly<Partial<Record<string, string>>>;

const decide = (decision: ClaimDecision) =>
  actOnPageRecord(({ app, by, texts }, id) =>
    decideClaimOf(app, by, id, { claimId: texts["other"] ?? "", decision }),
  );

export const personActs = defineActs(personForms, {
  "add-email": actOnPageRecord(({ app, by }, id, given) => addEmail(app, by, id, given)),
  choice: actOnPageRecord(async ({ app, by }, id, { allowed, ...choice }) => {
    const told = { ...choice, allowed: allowed === "yes" };
    const outcome = await recordMarketingChoice(app, by, id, told);
    return outcome === "none" ? noRecord : done("Recorded.");
  }),
  correct: actOnPageRecord(({ app, by }, id, details) => correctPerson(app, by, id, details)),
  "take-claim": decide("taken"),
  "keep-claim": decide("kept"),
  "ask-join": actOnPageRecord(({ app, by, texts, siteUrl }, id) =>
    askAgain(app, by, id, { ...texts, siteUrl }),
  ),
  unmerge: actOnPageRecord(({ app, by, texts }, id) =>
    separate(app, by, id, texts["contact"] ?? ""),
  ),
  "mail-link": async (tx, { app, by, texts, params, siteUrl }) => {
    const id = params["id"] ?? "";
    const [owner] = isUuid(id) ? await listOwners(tx, id, texts["page"]) : [];
    const how = { siteUrl, listingId: null };
    return owner ? mailOwnPageIn(tx, app, by, owner, how) : noRecord;
  },
  "end-links": actOnPageRecord(async ({ app, by, texts }, id) => {
    for (const owner of await listOwners(app.database.orm, id, texts["page"]))
      await revokeCaseLinks(app, by, owner);
    return done("All links to their page turned off.");
  }),
});

/**
 * Whom the links of a person's page belong to, the person's own record first.
 * @param page `landlord` for the one they have as a landlord
 */
async function listOwners(
  db: Queryable,
  personId: string,
  page: string | undefined,
): Promise<PageOwner[]> {
  const others = (await listPersonContactIds(db, [personId])).filter((id) => id !== personId);
  const contactIds = [personId, ...others];
  if (page !== "landlord") return contactIds.map((contactId) => ({ contactId }));
  return (await listLandlordIds(db, contactIds)).map((landlordId) => ({ landlordId }));
}

async function separate(
  app: AppContext,
  actor: StaffActor,
  personId: string,
  contactId: string,
): Promise<Changed> {
  // Only a contact of this card: the form of another person separates nothing here.
  const own = await listPersonContactIds(app.database.orm, [personId]);
  if (!own.includes(contactId)) return noRecord;
  const outcome = await undoMerge(app, actor, contactId);
  if (outcome === "none") return refuse("These records have already been separated.");
  return outcome === "too-late"
    ? refuse("They were merged more than 30 days ago, so they can’t be separated.")
    : done("Records separated.");
}

async function askAgain(
  app: AppContext,
  actor: StaffActor,
  personId: string,
  { contact, siteUrl }: Fields & { siteUrl: string },
): Promise<Changed> {
  const own = await listPersonContactIds(app.database.orm, [personId]);
  const joins = await listMerges(app.database.orm, own);
  const join = joins.find(({ contactId }) => contactId === contact);
  if (!join) return refuse("These records have already been separated.");
  const asked = await askToConfirm(app, actor, join.contactId, siteUrl);
  return asked === 0 ? refuse("They’ve already confirmed.") : done("Confirmation email sent.");
}

async function decideClaimOf(
  { database, now }: AppContext,
  actor: StaffActor,
  personId: string,
  { claimId, decision }: { claimId: string; decision: ClaimDecision },
): Promise<Changed> {
  if (!isUuid(claimId)) return refuse(claimRefusal.none);
  const outcome = await transact(database.orm, async (tx) => {
    const own = await listPersonContactIds(tx, [personId]);
    const isShown = ({ contactId }: { contactId: string }) => own.includes(contactId);
    return decideClaim(tx, actor, { claimId, decision, isShown, at: now() });
  });
  return outcome === "decided" ? done(claimDone[decision]) : refuse(claimRefusal[outcome]);
}
