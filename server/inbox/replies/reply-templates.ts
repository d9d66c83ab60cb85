import { signatureForms, textForms } from "../../../domain/conversations/text-forms.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import { suggestedTemplates } from "../../../domain/conversations/reply-template.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { replyTemplates, staffSignatures } from "./reply-tables.ts";
import { defineActs, done, type FormOutcome, type FormValues } from "../../staff/office-form.ts";
import { refuseGone } from "../../staff/refusals.ts";

export interface ReplyTemplate {
  /** Null for a suggestion. */
  id: string | null;
  title: string;
  body: string;
  timesUsed: number;
}

/** The agency's own texts, those that are used most first. The suggestions as long as it has none. */
export async function listReplyTemplates(db: Queryable): Promise<ReplyTemplate[]> {
  const { id, title, body, timesUsed } = replyTemplates;
  const own = await db
    .select({ id, title, body, timesUsed })
    .from(replyTemplates)
    .orderBy(sql`${timesUsed} desc`, asc(title));
  if (own.length > 0) return own;
  return suggestedTemplates.map((text) => ({ ...text, id: null, timesUsed: 0 }));
}

/** Who does it. */
interface Doing {
  app: AppContext;
  by: StaffActor;
}

/** Adds or changes a text. */
export async function saveReplyTemplate(
  tx: Transaction,
  { app, by }: Doing,
  { id, title, body }: FormValues<(typeof textForms)["save"]>,
): Promise<Outcome<{ id: string }>> {
  const text = { title, body, updatedAt: app.now() };
  const [saved] =
    id === ""
      ? await tx.insert(replyTemplates).values(text).returning({ id: replyTemplates.id })
      : await tx
          .update(replyTemplates)
          .set(text)
          .where(eq(replyTemplates.id, id))
          .returning({ id: replyTemplates.id });
  if (!saved) return gone;
  await noteTemplate(tx, by, "template.saved", saved.id);
  return { ok: true, answer: { id: saved.id } };
}

export async function deleteReplyTemplate(
  tx: Transaction,
  { by }: Pick<Doing, "by">,
  { id }: { id: string },
): Promise<FormOutcome> {
  if (!isUuid(id)) return gone;
  const [deleted] = await tx
    .delete(replyTemplates)
    .where(eq(replyTemplates.id, id))
    .returning({ id: replyTemplates.id });
  if (!deleted) return gone;
  await noteTemplate(tx, by, "template.deleted", id);
  return done("Saved.");
}

export const textActs = defineActs(textForms, {
  save: async (tx, call, values) => {
    const saved = await saveReplyTemplate(tx, call, values);
    return saved.ok ? done("Saved.") : saved;
  },
  delete: deleteReplyTemplate,
});

const gone = refuseGone("template");

async function noteTemplate(
  tx: Transaction,
  by: StaffActor,
  action: AuditAction,
  subjectId: string,
): Promise<void> {
  await recordAudit(tx, { actor: by, action, subject: "template", subjectId });
  await notifyOffice(tx, { subject: "settings", id: null });
}

/** Empty for somebody who has none: the reply then ends with the name. */
export async function findSignature(db: Queryable, staffId: string): Promise<string> {
  const [row] = await db
    .select({ text: staffSignatures.text })
    .from(staffSignatures)
    .where(eq(staffSignatures.staffId, staffId));
  return row?.text ?? "";
}

export const signatureActs = defineActs(signatureForms, {
  save: async (tx, { by: { staffId } }, { signature: text }) => {
    await tx
      .insert(staffSignatures)
      .values({ staffId, text })
      .onConflictDoUpdate({ target: staffSignatures.staffId, set: { text } });
    return done("Signature saved.");
  },
});
