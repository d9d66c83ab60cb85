import { and, eq } from "drizzle-orm";
import { documentForms } from "../../domain/documents/document-forms.ts";
import { documentKinds } from "../../domain/documents/document.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { defineActs } from "../staff/office-form.ts";
import { refuse } from "../staff/refusals.ts";
import { documents } from "./document-tables.ts";
import { isOfLandlord, waitsToBeChecked } from "./list-landlord-documents.ts";

/** Of the pages that show what landlords sent. */
export const documentActs = defineActs(documentForms, {
  "mark-checked": (tx, { app, by, texts }) =>
    markChecked(tx, by, { id: texts["document"] ?? "", at: app.now() }),
});

/** A colleague has looked at what a landlord sent, so that it waits no longer. */
async function markChecked(
  tx: Transaction,
  actor: StaffActor,
  { id, at }: { id: string; at: Date },
): Promise<Outcome<{ done: string }>> {
  if (!isUuid(id)) return notWaiting;
  const [checked] = await tx
    .update(documents)
    .set({ checkedAt: at, checkedBy: actor.staffId })
    .where(and(eq(documents.id, id), waitsToBeChecked(), isOfLandlord(tx)))
    .returning({
      kind: documents.kind,
      subject: documents.subject,
      subjectId: documents.subjectId,
    });
  if (checked === undefined) return notWaiting;
  const { kind, subject, subjectId } = checked;
  const detail = { documentId: id, kind };
  await recordAudit(tx, { actor, action: "document.checked", subject, subjectId, detail });
  await notifyOffice(tx, { subject: "document", id });
  return { ok: true, answer: { done: `${documentKinds[kind]} marked as checked.` } };
}

const notWaiting = refuse("Someone has already checked this document, or it has been removed.");
