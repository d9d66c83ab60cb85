import { eq, inArray } from "drizzle-orm";
import { createPersonKeys } from "../../domain/contacts/applicant.ts";
import { type ClaimDecision, differsFromRecord } from "../../domain/contacts/claims.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { type ClaimRow, listClaims } from "../contacts/claim-contact.ts";
import { contactClaims, contacts } from "../contacts/contact-tables.ts";
import { type ContactRow, contactColumns } from "../contacts/person-contacts.ts";
import type { Transaction } from "../platform/database/client.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { writeDetails } from "./write-details.ts";

export const claimDone: Record<ClaimDecision, string> = {
  taken: "Contact record updated.",
  kept: "Contact record left as it was.",
};

export const claimRefusal = {
  "decided-before": "A colleague has already dealt with these details.",
  none: "These details no longer exist.",
};

interface Decided {
  claimId: string;
  decision: ClaimDecision;
  /** Of the person or requests that staff have before them: a claim about anybody else is unknown. */
  isShown: (claim: ClaimRow) => boolean;
  at: Date;
}

/**
 * Keeps a contact's record, or takes what a visitor sent. Equal claims are decided with it. The audit
 * names the claim and not what it says.
 */
export async function decideClaim(
  tx: Transaction,
  actor: StaffActor,
  { claimId, decision, isShown, at }: Decided,
): Promise<"decided" | "decided-before" | "none"> {
  const [found] = await tx
    .select({ contactId: contactClaims.contactId })
    .from(contactClaims)
    .where(eq(contactClaims.id, claimId));
  if (!found) return "none";
  const { contactId } = found;
  const [record] = await tx
    .select(contactColumns)
    .from(contacts)
    .where(eq(contacts.id, contactId))
    .for("update");
  const claims = await listClaims(tx, [contactId]);
  const claim = claims.find(({ id }) => id === claimId);
  if (!record || !claim || !isShown(claim)) return "none";
  if (claim.decision !== null || !differsFromRecord(claim, record)) return "decided-before";
  const equal = claims.filter((one) => one.decision === null && !differsFromRecord(one, claim));
  await tx
    .update(contactClaims)
    .set({ decision, decidedAt: at, decidedBy: actor.staffId })
    .where(
      inArray(
        contactClaims.id,
        equal.map(({ id }) => id),
      ),
    );
  if (decision === "taken") await takeDetails(tx, record, claim);
  await recordAudit(tx, {
    at,
    actor,
    action: decision === "taken" ? "contact.claim-taken" : "contact.claim-refused",
    subject: "contact",
    subjectId: contactId,
    detail: { claim: claimId },
  });
  for (const subject of ["person", "conversation"] as const)
    await notifyOffice(tx, { subject, id: subject === "person" ? contactId : null });
  return "decided";
}

/**
 * The address and number as they were sent, if they are another notation of those on the record:
 * their keys stay. Where the record was corrected since, only the name is taken.
 */
async function takeDetails(tx: Transaction, record: ContactRow, claim: ClaimRow): Promise<void> {
  const { firstname, lastname } = claim;
  const keys = createPersonKeys(claim);
  const { email, phone } =
    keys.emailKey === record.emailKey && keys.phoneKey === record.phoneKey ? claim : record;
  await writeDetails(tx, record.id, { firstname, lastname, phone, email });
}
