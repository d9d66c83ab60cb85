import type { Texts } from "../../domain/shared/form-steps.ts";
import { readValues } from "../../domain/shared/fields.ts";
import { textForms } from "../../domain/conversations/text-forms.ts";
import { saveReplyTemplate as saveText, textActs } from "../inbox/reply-templates.ts";
import { refuseFields } from "../staff/refusals.ts";
import type { AppContext } from "../app-context.ts";
import { landlordActs } from "../homes/home-landlord.ts";
import { personActs } from "../people/change-person.ts";
import type { CaseOwner } from "../case-links/create-case-link.ts";
import { mailOwnPageIn } from "../case-links/mail-own-page.ts";
import { transact } from "../platform/database/transact.ts";
import type { OfficeActs } from "../staff/office-form.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { sendForm } from "./office-forms.ts";

type By = Partial<SignedIn> & { staffId: string };

interface Sent {
  fields: Texts;
  siteUrl: string;
}

/** What a form did, or why not, without the rest of what its page is answered. */
async function send<More>(
  app: AppContext,
  by: By,
  acts: OfficeActs<More>,
  texts: Texts,
  params: Texts = {},
) {
  const { refusal, done, mails } = await sendForm(app, by, acts, texts, params);
  if (refusal) return { ok: false as const, refusal };
  return { ok: true as const, answer: { done, ...(mails && { mails }) } };
}

/** A form of a person's card. */
export function changePerson(app: AppContext, by: By, id: string, { fields, siteUrl }: Sent) {
  return send(withUrl(app, siteUrl), by, personActs, fields, { id });
}

/** A form of the page of a home's landlord. */
export function changeHomeLandlord(app: AppContext, by: By, id: string, { fields, siteUrl }: Sent) {
  return send(withUrl(app, siteUrl), by, landlordActs, fields, { id });
}

function withUrl(app: AppContext, publicUrl: string): AppContext {
  return { ...app, config: { ...app.config, publicUrl } };
}

/** Mails somebody the link to their own page, as its button does. */
export function mailOwnPage(
  app: Pick<AppContext, "database" | "config" | "now">,
  actor: { staffId: string },
  owner: CaseOwner,
  how: { siteUrl: string; listingId: string | null },
) {
  return transact(app.database.orm, (tx) => mailOwnPageIn(tx, app, actor, owner, how));
}

/** A text that somebody saves in the settings. */
export async function saveReplyTemplate(
  app: AppContext,
  { id, fields }: { id: string | null; fields: Texts },
  by: { staffId: string },
) {
  const read = readValues(textForms.save.fields, { ...fields, id: id ?? "" });
  if (!read.ok) return refuseFields(read.issues);
  return transact(app.database.orm, (tx) => saveText(tx, { app, by }, read.values));
}

export function deleteReplyTemplate(app: AppContext, id: string, by: { staffId: string }) {
  return send(app, by, textActs, { change: "delete", id });
}
