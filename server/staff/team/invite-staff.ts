import { isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../../domain/agency/agency.ts";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { type NewStaff, newStaffFields } from "../../../domain/staff/staff-fields.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { buildMailedLink, createLink, showLink } from "../sign-in/links.ts";
import { createInvitationMail } from "../mails/staff-mails.ts";
import { refuse, refuseFields, refuseForNow } from "../refusals.ts";
import type { SignedIn } from "../sessions.ts";
import { findStaffByEmail, lockStaff, type StaffRow } from "../staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";

interface Inviting {
  actor: Actor;
  officeOrigin: string;
}

/** Mails somebody an invitation. Who has left can be invited again. */
export async function inviteStaff(
  { database, now }: Pick<StaffContext, "database" | "now">,
  { actor, officeOrigin }: Inviting,
  fields: unknown,
): Promise<Outcome<{ id: string; link: string }>> {
  const read = v.safeParse(newStaffFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const at = now();
  return transact(database.orm, async (tx) => {
    const id = await insertInvited(tx, read.output, at);
    if (id === null) {
      const known = await findStaffByEmail(tx, read.output.email);
      return refuse(`${known?.name ?? "Someone"} already uses this email address`, "email");
    }
    await recordAudit(tx, {
      at,
      actor,
      action: "staff.invited",
      subject: "staff",
      subjectId: id,
      detail: { role: read.output.role },
    });
    const link = await sendInvitation(tx, { id, ...read.output }, { officeOrigin, at });
    return { ok: true, answer: { id, link } };
  });
}

async function insertInvited(
  tx: Transaction,
  { name, email, role }: NewStaff,
  at: Date,
): Promise<string | null> {
  const invited = { name, email, role, invitedAt: at, joinedAt: null, leftAt: null, isDemo: false };
  const [row] = await tx
    .insert(staff)
    .values({ ...invited, emailKey: toEmailKey(email) })
    .onConflictDoUpdate({
      target: staff.emailKey,
      set: invited,
      setWhere: hasLeft,
    })
    .returning({ id: staff.id });
  return row?.id ?? null;
}

const hasLeft = isNotNull(staff.leftAt);

/** For the office's form, as a colleague. */
export async function inviteColleague(
  app: Pick<StaffContext, "database" | "now" | "signInLimits">,
  by: SignedIn,
  officeOrigin: string,
  fields: unknown,
): Promise<Outcome<{ id: string }>> {
  const wait = await app.signInLimits.typedAddresses(by.staffId);
  return wait === null ? inviteStaff(app, { actor: by, officeOrigin }, fields) : refuseForNow(wait);
}

export async function inviteColleagueAgain(
  app: Pick<StaffContext, "database" | "now" | "signInLimits">,
  by: SignedIn,
  officeOrigin: string,
  id: string,
): Promise<Outcome<{ link: string }>> {
  const wait = await app.signInLimits.typedAddresses(by.staffId);
  return wait === null ? inviteAgain(app, { actor: by, officeOrigin }, id) : refuseForNow(wait);
}

/** Sends another invitation, and ends the one before. */
export function inviteAgain(
  { database, now }: Pick<StaffContext, "database" | "now">,
  { actor, officeOrigin }: Inviting,
  id: string,
): Promise<Outcome<{ link: string }>> {
  const at = now();
  return transact(database.orm, async (tx) => {
    const person = await lockStaff(tx, id);
    if (!person || person.leftAt) return refuse("This person doesn’t work here.");
    await recordAudit(tx, {
      at,
      actor,
      action: "staff.invited-again",
      subject: "staff",
      subjectId: id,
    });
    return { ok: true, answer: { link: await sendInvitation(tx, person, { officeOrigin, at }) } };
  });
}

/** @returns a link that whoever invites on the machine itself may pass on */
export async function sendInvitation(
  tx: Transaction,
  person: Pick<StaffRow, "id" | "name" | "email" | "role">,
  { officeOrigin, at }: { officeOrigin: string; at: Date },
): Promise<string> {
  const made = await createLink(tx, { kind: "invitation", at, staffId: person.id });
  const link = buildMailedLink(officeOrigin, made);
  await queueMail(tx, createInvitationMail({ agency, person, link }));
  await notifyOffice(tx, { subject: "staff", id: person.id });
  return showLink(tx, officeOrigin, made, at);
}
