import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { readValues } from "../../domain/shared/fields/fields.ts";
import { callerForms } from "../../domain/contacts/person-forms.ts";
import { textForms } from "../../domain/conversations/text-forms.ts";
import { saveReplyTemplate as saveText, textActs } from "../inbox/replies/reply-templates.ts";
import { refuseFields } from "../staff/refusals.ts";
import type { FindLinkOwner } from "../access-links/fill-mail-links.ts";
import { bookingActs } from "../inbox/requests/booking-acts.ts";
import { branchActs } from "../branches/change-branches.ts";
import { hoursActs } from "../conversations/change-office-hours.ts";
import { homeActs, readHomeForm } from "../homes/home-acts.ts";
import { homesActs } from "../homes/list/homes-acts.ts";
import { addEmailToCaller as giveAddress } from "../people/emails/add-email-to-caller.ts";
import { createMailActs } from "../people/emails/change-mail.ts";
import { accountActs } from "../staff/account/change-account.ts";
import { readHomeFile } from "../site/doors/read-document.ts";
import { createTenancyActs } from "../tenancies/tenancy-acts.ts";
import { offersActs } from "../tenancies/decision/offers-acts.ts";
import { diaryForms } from "../../domain/viewings/diary/diary-forms.ts";
import { appointmentActs, moveByForm as move } from "../viewings/diary/diary-acts.ts";
import type { AppContext } from "../app-context.ts";
import { landlordActs } from "../homes/landlord/home-landlord.ts";
import { personActs } from "../people/change-person.ts";
import type { PageOwner } from "../customer-page-links/case-owner.ts";
import { mailOwnPageIn } from "../customer-page-links/mail-own-page.ts";
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

/** An address for who is known by telephone alone, as their page reads it. */
export async function addEmailToCaller(app: AppContext, by: StaffActor, id: string, texts: Texts) {
  const read = readValues(callerForms["give-address"].fields, texts);
  return read.ok ? giveAddress(app, by, id, read.values) : refuseFields(read.issues);
}

/** A form of the page of a home's landlord. */
export function changeHomeLandlord(
  app: AppContext,
  { staffId, branch }: { staffId: string; branch: string | null },
  id: string,
  { fields, siteUrl }: Sent,
) {
  const branchView = branch === null ? undefined : { own: branch, shown: branch, isLimited: true };
  return send(withUrl(app, siteUrl), { staffId, branchView }, landlordActs, fields, { id });
}

function withUrl(app: AppContext, publicUrl: string): AppContext {
  return { ...app, config: { ...app.config, publicUrl } };
}

/** Mails somebody the link to their own page, as its button does. */
export function emailPageLink(
  app: AppContext,
  actor: StaffActor,
  owner: PageOwner,
  how: { siteUrl: string; listingId: string | null },
) {
  return transact(app.database.orm, (tx) => mailOwnPageIn(tx, app, actor, owner, how));
}

/** A text that somebody saves in the settings. */
export async function saveReplyTemplate(
  app: AppContext,
  { id, fields }: { id: string | null; fields: Texts },
  by: StaffActor,
) {
  const read = readValues(textForms.save.fields, { ...fields, id: id ?? "" });
  if (!read.ok) return refuseFields(read.issues);
  return transact(app.database.orm, (tx) => saveText(tx, { app, by }, read.values));
}

export function deleteReplyTemplate(app: AppContext, id: string, by: StaffActor) {
  return send(app, by, textActs, { change: "delete", id });
}

/** A form of one's own account. */
export function changeAccount(app: AppContext, by: By, texts: Texts) {
  return send(app, by, accountActs, texts);
}

/** A form of the page of branches. */
export function changeBranches(app: AppContext, by: By, texts: Texts) {
  return send(app, by, branchActs, texts);
}

/** A form of the page of the office's hours. */
export function changeOfficeHours(app: AppContext, by: By, texts: Texts) {
  return send(app, by, hoursActs, texts);
}

/** A form of a mail's page. */
export function changeMail(
  app: AppContext,
  by: By,
  id: string,
  { findOwner, fields }: { findOwner: FindLinkOwner; fields: Texts },
) {
  return send(app, by, createMailActs(findOwner), fields, { id });
}

/** A form of a home's editor, and what the editor shows of it. */
export async function handleHomeForm(
  app: AppContext,
  by: By,
  id: string,
  texts: Texts,
  files: Parameters<typeof sendForm>[5] = [],
) {
  const answer = await sendForm(app, by, homeActs, readHomeForm(texts), { id }, files);
  const { preview = null, saved = null, pictureConflict = null } = answer.more ?? {};
  const { form, done, undo, refusal } = answer;
  return { form, done, undo, refusal, preview, saved, pictureConflict };
}

/** A form of the table of homes. */
export function handleHomesForm(app: AppContext, by: StaffActor, texts: Texts) {
  return sendForm(app, by, homesActs, texts);
}

/** A form of the page of a home's offers, and what it shows of it. */
export async function handleOffersForm(
  app: AppContext,
  { by, listingId, siteUrl }: { by: By; listingId: string; siteUrl: string },
  texts: Texts,
) {
  const site = withUrl(app, siteUrl);
  const { done, refusal, more } = await sendForm(site, by, offersActs, texts, {
    listingId,
  });
  return { done, refusal, tenancyId: more?.tenancyId ?? null, preview: more?.preview ?? null };
}

/** A form of an appointment's page. */
export function changeByForm(app: AppContext, by: By, id: string, texts: Texts) {
  return send(app, by, appointmentActs, texts, { id });
}

/** A move in the diary, as its form is read. */
export async function moveByForm(app: AppContext, by: By, texts: Texts) {
  const { staffId, branchView } = by;
  const read = readValues(diaryForms.move.fields, texts);
  if (!read.ok) return refuseFields(read.issues);
  return move(app, { staffId, ...(branchView && { branchView }) }, read.values, texts["anyway"]);
}

/** A form of a booking; its biggest button, unless it says another. */
export async function handleBookingForm(app: AppContext, by: By, texts: Texts) {
  const sent = await sendForm(app, by, bookingActs, { change: "book", ...texts });
  const { done, undo, refusal, more } = sent;
  return { done, undo, refusal, taken: more ?? null };
}

/** A form of a tenancy's page. */
export function handleTenancyForm(
  app: AppContext,
  sent: By & {
    tenancyId: string;
    fields: Texts;
    file: { name: string; bytes: Uint8Array } | null;
  },
) {
  const { tenancyId, fields, file, ...by } = sent;
  const acts = createTenancyActs(readHomeFile);
  return sendForm(app, by, acts, fields, { id: tenancyId }, file ? [file] : []);
}
