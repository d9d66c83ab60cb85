import { and, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../../domain/agency/agency.ts";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { emailEdit } from "../../../domain/staff/staff-fields.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { sendInvitation } from "./invite-staff.ts";
import { createEmailChangedMail } from "../mails/staff-mails.ts";
import { describeConflict, leftAgency, refuse, refuseFields } from "../refusals.ts";
import type { SignedIn } from "../sessions.ts";
import { findStaffByEmail, lockStaff, type StaffRow } from "../staff.ts";
import { staff, staffChallenges, staffLinks, staffSessions } from "../staff-tables.ts";

export interface EmailChange {
  was: string;
  became: string;
}

/**
 * Changes where a colleague's links to sign in go, in the caller's transaction: their sessions,
 * open links and the bound account of an identity provider end, and both addresses are told. Who is only invited is invited again.
 */
export async function changeStaffEmail(
  tx: Transaction,
  by: SignedIn,
  { id, fields, officeOrigin, at }: { id: string; fields: unknown; officeOrigin: string; at: Date },
): Promise<Outcome<EmailChange>> {
  const read = v.safeParse(emailEdit, fields);
  if (!read.success) return refuseFields(read.issues);
  const { email, wasEmail } = read.output;
  const person = await lockStaff(tx, id);
  if (!person || person.leftAt) return leftAgency;
  if (wasEmail !== person.email)
    return refuse(describeConflict({ what: "the email address", now: person.email }), "email");
  const change = { was: person.email, became: email };
  if (change.was === change.became) return { ok: true, answer: change };
  const other = await findStaffByEmail(tx, email);
  if (other && other.id !== id)
    return refuse(`${other.name} already uses this email address`, "email");
  // An account of an identity provider is bound by its address: the next one binds itself again.
  const changed = { email, emailKey: toEmailKey(email), openidSubject: null };
  await tx.update(staff).set(changed).where(eq(staff.id, id));
  await endSignIns(tx, by, id);
  await recordAudit(tx, {
    at,
    actor: { staffId: by.staffId },
    action: "staff.email-changed",
    subject: "staff",
    subjectId: id,
  });
  await tellBoth(tx, { ...person, ...changed }, { change, officeOrigin, at });
  await notifyOffice(tx, { subject: "staff", id });
  return { ok: true, answer: change };
}

/** Not the session of somebody who changes their own address: a slip can be put right in it. */
async function endSignIns(tx: Transaction, by: SignedIn, id: string): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, id), ne(staffSessions.id, by.sessionId)));
  for (const table of [staffLinks, staffChallenges])
    await tx.delete(table).where(eq(table.staffId, id));
}

async function tellBoth(
  tx: Transaction,
  person: StaffRow,
  { change, officeOrigin, at }: { change: EmailChange; officeOrigin: string; at: Date },
): Promise<void> {
  if (person.joinedAt === null) await sendInvitation(tx, person, { officeOrigin, at });
  const facts = { agency, person, link: `${officeOrigin}/office/sign-in` };
  for (const recipient of [change.was, change.became])
    await queueMail(tx, createEmailChangedMail(facts, { recipient, ...change }));
}
