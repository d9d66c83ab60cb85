import { asc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import {
  suggestedTemplates,
  templateFieldsForm,
} from "../../domain/conversations/reply-template.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { keepable } from "../../domain/shared/text-fields.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { replyTemplates, staffSignatures } from "./reply-tables.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { changeAsStaff, type SignedInSubmission } from "./staff-change.ts";

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

const call = { name: "savetemplate", answer: v.object({ id: v.string() }) };

/**
 * Adds or changes a text. One with a field that does not exist is refused with one line.
 * @param id null for a new one
 */
export function saveReplyTemplate(
  app: Pick<AppContext, "database" | "config" | "now">,
  { id, fields }: { id: string | null; fields: object },
  submission: SignedInSubmission,
): Promise<Outcome<{ id: string }>> {
  const parsed = v.safeParse(templateFieldsForm, fields);
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const text = { ...parsed.output, updatedAt: app.now() };
  return changeAsStaff(app, call, submission, async (tx) => {
    const [saved] =
      id === null
        ? await tx.insert(replyTemplates).values(text).returning({ id: replyTemplates.id })
        : await tx
            .update(replyTemplates)
            .set(text)
            .where(eq(replyTemplates.id, id))
            .returning({ id: replyTemplates.id });
    if (!saved) return gone;
    await noteTemplate(tx, submission.staffId, "template.saved", saved.id);
    return { ok: true, answer: { id: saved.id } };
  });
}

export function deleteReplyTemplate(
  app: Pick<AppContext, "database" | "config">,
  id: string,
  submission: SignedInSubmission,
): Promise<Outcome<{ id: string }>> {
  return changeAsStaff(app, { ...call, name: "deletetemplate" }, submission, async (tx) => {
    const [deleted] = await tx
      .delete(replyTemplates)
      .where(eq(replyTemplates.id, id))
      .returning({ id: replyTemplates.id });
    if (!deleted) return gone;
    await noteTemplate(tx, submission.staffId, "template.deleted", id);
    return { ok: true, answer: { id } };
  });
}

const gone = refuse("This text is not there any more.");

async function noteTemplate(
  tx: Transaction,
  staffId: string,
  action: AuditAction,
  subjectId: string,
): Promise<void> {
  await recordAudit(tx, { actor: { staffId }, action, subject: "template", subjectId });
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

const signature = v.pipe(
  v.string(),
  keepable,
  v.trim(),
  v.maxLength(500, "Please keep the signature under 500 characters"),
);

export function saveSignature(
  app: Pick<AppContext, "database" | "config">,
  text: unknown,
  submission: SignedInSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(v.object({ signature }), { signature: text });
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const row = { staffId: submission.staffId, text: parsed.output.signature };
  const saved = { name: "savesignature", answer: v.object({ done: v.string() }) };
  return changeAsStaff(app, saved, submission, async (tx) => {
    await tx
      .insert(staffSignatures)
      .values(row)
      .onConflictDoUpdate({ target: staffSignatures.staffId, set: { text: row.text } });
    return { ok: true, answer: { done: "The signature is saved." } };
  });
}
