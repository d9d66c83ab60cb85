import { and, eq, ne } from "drizzle-orm";
import {
  type Applicant,
  createPersonKeys,
  type KnownPerson,
} from "../../domain/contacts/applicant.ts";
import type { personForms } from "../../domain/contacts/person-forms.ts";
import { mergeEdits } from "../../domain/staff/merge-edits.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { settleOwnClaims } from "../contacts/claim-contact.ts";
import { contacts, onePersonEach } from "../contacts/contact-tables.ts";
import { contactColumns, listPersonContactIds } from "../contacts/person-contacts.ts";
import { writeDetails } from "../conversations/write-details.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { writeUnlessTaken } from "../platform/database/unless-taken.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import type { FormValues } from "../staff/office-form.ts";
import { describeConflict, refuse } from "../staff/refusals.ts";

type Details = Pick<Applicant, "firstname" | "lastname" | "phone">;

const names = { firstname: "first name", lastname: "last name", phone: "phone number" } as const;

const fieldNames = ["firstname", "lastname", "phone"] as const;

/**
 * Staff put right the name or phone of one record of a person. What a colleague has changed meanwhile
 * is merged, or is shown and left alone if it is the same field.
 */
export async function correctPerson(
  { database, now }: AppContext,
  actor: StaffActor,
  personId: string,
  given: FormValues<(typeof personForms)["correct"]>,
): Promise<Outcome<{ done: string }>> {
  const was = pickDetails((name) => given[`was-${name}`]);
  const typed = pickDetails((name) => given[name] ?? was[name]);
  return transact(database.orm, async (tx) => {
    const own = await listPersonContactIds(tx, [personId]);
    // Only a contact of this card: the form of another person corrects nothing here.
    const id = own.find((one) => one === given.contact);
    if (id === undefined) return refuse("This record is no longer part of this contact.");
    const [record] = await tx
      .select(contactColumns)
      .from(contacts)
      .where(eq(contacts.id, id))
      .for("update");
    if (!record) return refuse("This record is no longer part of this contact.");
    const theirs = pickDetails((name) => record[name]);
    const edits = mergeEdits<Details>(was, typed, theirs);
    if (!edits.ok) return refuseConflict(edits.conflicts[0]!);
    const changed = fieldNames.filter((name) => edits.merged[name] !== theirs[name]);
    if (changed.length === 0) return { ok: true, answer: { done: "Nothing has changed." } };
    const corrected = { ...record, ...edits.merged };
    const holder = await findHolder(tx, corrected);
    if (holder !== null) return refuse(describeHolder(own.includes(holder)), "phone");
    const write = (inner: Transaction) => writeDetails(inner, id, corrected);
    // Somebody else may be writing the same just now.
    if ((await writeUnlessTaken(tx, onePersonEach, write)) === null)
      return refuse(describeHolder(false), "phone");
    await settleOwnClaims(tx, record, { by: actor, at: now() });
    await noteCorrection(tx, actor, { id, changed, at: now() });
    return { ok: true, answer: { done: "Contact record updated." } };
  });
}

function pickDetails(read: (name: keyof Details) => string): Details {
  return { firstname: read("firstname"), lastname: read("lastname"), phone: read("phone") };
}

function refuseConflict({ field, theirs }: { field: keyof Details; theirs: string }): Refused {
  return refuse(describeConflict({ what: `the ${names[field]}`, now: theirs || "nothing" }), field);
}

/** Who else has this address and number. */
async function findHolder(
  tx: Transaction,
  { id, ...person }: KnownPerson & { id: string },
): Promise<string | null> {
  const { emailKey, phoneKey } = createPersonKeys(person);
  // Without an address two people may share a number.
  if (emailKey === null) return null;
  const [other] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(eq(contacts.emailKey, emailKey), eq(contacts.phoneKey, phoneKey), ne(contacts.id, id)),
    );
  return other?.id ?? null;
}

function describeHolder(isOwn: boolean): string {
  return isOwn
    ? "Their other record already has this email address and phone number."
    : "Another record has this email address and phone number. If it’s the same person, merge the two instead.";
}

async function noteCorrection(
  tx: Transaction,
  actor: StaffActor,
  { id, changed, at }: { id: string; changed: readonly (keyof Details)[]; at: Date },
): Promise<void> {
  await recordAudit(tx, {
    at,
    actor,
    action: "contact.corrected",
    subject: "contact",
    subjectId: id,
    detail: { fields: changed.map((name) => names[name]).join(", ") },
  });
  for (const subject of ["person", "conversation"] as const)
    await notifyOffice(tx, { subject, id: subject === "person" ? id : null });
}
