import { listNameProblems } from "../../../domain/tenancies/documents/confirmed-names.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import { renameContact } from "../../contacts/rename-contact.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse } from "../../staff/refusals.ts";
import { lockTenancy } from "../load-tenancy.ts";

/** Writes to somebody's record again what it said when they were checked, so that the check counts. */
export async function putRecordBackIn(
  tx: Transaction,
  actor: StaffActor,
  { tenancyId, personId }: { tenancyId: string; personId: string },
): Promise<Outcome<{ done: string }>> {
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded === null) return refuse("We can’t find that tenancy.");
  const problem = listNameProblems(loaded.tenancy).find(
    ({ why, person }) => why === "changed" && person.id === personId,
  );
  const contactId = loaded.people.find(({ id }) => id === personId)?.contactId;
  if (!problem || contactId === undefined)
    return refuse(
      "Their record already has the details from when they were checked. Nothing has changed.",
    );
  await renameContact(tx, contactId, problem.from);
  await recordAudit(tx, {
    actor,
    action: "tenancy.record-put-back",
    subject: "tenancy",
    subjectId: tenancyId,
    detail: { personId },
  });
  await notifyOffice(tx, { subject: "tenancy", id: tenancyId });
  return { ok: true, answer: { done: "Record restored. The check is valid again." } };
}
