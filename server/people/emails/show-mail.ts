import { and, desc, eq, sql } from "drizzle-orm";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { hideLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import { isForStaff } from "../../../domain/shared/mail/mail-kinds.ts";
import { formatActor } from "../../../domain/staff/history.ts";
import { listMailSlots } from "../../access-links/fill-mail-links.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { findPersonId } from "../../contacts/person-contacts.ts";
import { findMail } from "../../platform/mail/outbox-desk.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { mayOpenAsReader } from "../open-as-reader.ts";

type MailContext = Parameters<typeof mayOpenAsReader>[0];

/**
 * A mail as the office may see it, with what was done about it. Those to staff hold links that let
 * whoever has them into the office, so their text and address are nobody else's. The address of an own
 * page is made when the mail is sent, so nobody else reads it.
 */
export async function showMail(app: MailContext, id: string) {
  const { orm } = app.database;
  const mail = await findMail(orm, id);
  if (mail === null) return null;
  const { html, ...facts } = mail;
  const isToStaff = isForStaff(mail);
  const [contact] = await orm
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.emailKey, toEmailKey(mail.recipient)))
    .limit(1);
  const done = await orm
    .select({ at: audit.at, action: audit.action, actor: audit.actor, name: staff.name })
    .from(audit)
    .leftJoin(staff, eq(audit.actor, sql`${staff.id}::text`))
    .where(and(eq(audit.subject, "mail"), eq(audit.subjectId, id)))
    .orderBy(desc(audit.at));
  return {
    ...facts,
    isToStaff,
    hasLinks: listMailSlots(mail).length > 0,
    opensHere: await mayOpenAsReader(app, mail),
    text: isToStaff ? null : hideLinkSlots(toMailText(html)),
    personId: contact ? await findPersonId(orm, contact.id) : null,
    done: done.map(({ at, action, actor, name }) => ({ at, action, by: formatActor(actor, name) })),
  };
}

/** HTML of a mail for the preview. Null for those to staff. */
export async function findMailHtml(app: AppContext, id: string): Promise<string | null> {
  const mail = await findMail(app.database.orm, id);
  return mail === null || isForStaff(mail) ? null : hideLinkSlots(mail.html);
}
