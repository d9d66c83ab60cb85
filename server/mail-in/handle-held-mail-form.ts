import * as v from "valibot";
import { heldMailForm } from "../../domain/mail-in/held-mail-form.ts";
import type { AppContext } from "../app-context.ts";
import { refuseFields } from "../staff/refusals.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import {
  attachHeldMail,
  discardHeldMail,
  openConversationForHeldMail,
  restoreHeldMail,
} from "./sort-held-mail.ts";

export interface HeldMailDone {
  done: string;
  /** Where the mail went. */
  conversationId?: string;
  /** It can be put back. */
  discarded?: string;
}

/** Does what a person decided about a held mail. */
export async function handleHeldMailForm(
  app: Pick<AppContext, "database" | "now">,
  actor: Actor,
  fields: object,
): Promise<Outcome<HeldMailDone>> {
  const parsed = v.safeParse(heldMailForm, fields);
  if (!parsed.success) return refuseFields(parsed.issues);
  const form = parsed.output;
  if (form.act === "discard") {
    const discarded = await discardHeldMail(app, actor, form.mail);
    if (!discarded.ok) return discarded;
    return { ok: true, answer: { done: "The mail is discarded.", discarded: form.mail } };
  }
  if (form.act === "put-back") {
    const restored = await restoreHeldMail(app, actor, form.mail);
    return restored.ok ? { ok: true, answer: { done: "The mail is back." } } : restored;
  }
  const conversationId = "link" in form ? form.link : form.into;
  const sorted =
    form.into === "new"
      ? await openConversationForHeldMail(app, actor, form.mail)
      : await attachHeldMail(app, actor, { mailId: form.mail, conversationId });
  if (!sorted.ok) return sorted;
  return { ok: true, answer: { done: "The mail is in its conversation.", ...sorted.answer } };
}
