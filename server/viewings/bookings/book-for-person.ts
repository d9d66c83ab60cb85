import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import {
  emailField,
  nameField,
  phoneField,
  textField,
} from "../../../domain/shared/fields/text-fields.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { addCaller } from "../../contacts/add-caller.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { claimByTelephone } from "../../contacts/claim-contact.ts";
import { findCallerConversation, addContactToCaller } from "../../conversations/callers.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { bookViewing, type ViewingToBook } from "./book-viewing.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";

const phoneMessage = "Enter a UK phone number, or one with a country code";
const emailMessage = "Enter a full email address, or leave this empty";

/** A number is enough: it is where they are rung. */
const personFields = v.object({
  firstname: nameField("Enter a first name"),
  lastname: textField(
    { min: 0, max: 100 },
    { missing: "Enter a last name", long: "Enter at most 100 characters" },
  ),
  email: v.union(
    [
      v.pipe(
        v.string(),
        v.trim(),
        v.literal(""),
        v.transform(() => null),
      ),
      emailField({ missing: "", invalid: emailMessage }),
    ],
    emailMessage,
  ),
  phone: phoneField({ missing: "Enter a phone number", invalid: phoneMessage }),
});

export interface PersonToBook extends Omit<ViewingToBook, "enquiryId"> {
  listingId: string;
  /** Somebody known. Null for `fields`. */
  contactId: string | null;
  /** The conversation of whoever rang, which then goes on. */
  callerId?: string | null;
  fields: object;
}

/**
 * Books a viewing for somebody who sent no request: they rang, or stand in the office. The request
 * is written for them, and goes with the booking if that is refused: a second viewing of the home
 * is asked about first, as with a request.
 */
export async function bookForPerson(
  app: AppContext,
  by: StaffActor,
  { listingId, contactId, callerId = null, fields, anyway = "", ...viewing }: PersonToBook,
): Promise<Outcome<{ bookingId: string }>> {
  const read = contactId === null ? v.safeParse(personFields, fields) : null;
  if (read?.success === false) return refuseFields(read.issues);
  let refused: Refused | null = null;
  try {
    return await transact(app.database.orm, async (tx) => {
      const about = { listingId, callerId, enquiryId: randomUUID(), at: app.now() };
      const person = read
        ? await writeContact(tx, read.output, about)
        : await findContact(tx, contactId);
      const enquiryId = person && (await writeRequest(tx, person, about));
      if (!enquiryId) {
        refused = refuse("That contact no longer exists.");
        return tx.rollback();
      }
      // Its transaction is then a part of this one.
      const inside = { ...app, database: { ...app.database, orm: tx } };
      const outcome = await bookViewing(inside, { ...viewing, enquiryId, anyway }, by);
      if (outcome.ok) return outcome;
      refused = outcome;
      return tx.rollback();
    });
  } catch (error) {
    if (refused) return refused;
    throw error;
  }
}

type Person = KnownPerson & { id: string };

/** With an address and a number that are on record, whoever rings is that record, as it is. */
async function writeContact(
  tx: Transaction,
  { email, ...person }: KnownPerson,
  { enquiryId, at }: Pick<Asked, "enquiryId" | "at">,
): Promise<Person> {
  if (email === null) return { ...person, email, id: await addCaller(tx, person) };
  const claimed = { subject: "enquiry", recordId: enquiryId, at } as const;
  return claimByTelephone(tx, { ...person, email }, claimed);
}

async function findContact(tx: Transaction, id: string | null): Promise<Person | null> {
  if (id === null || !isUuid(id)) return null;
  const [found] = await tx.select().from(contacts).where(eq(contacts.id, id));
  return found ?? null;
}

interface Asked {
  listingId: string;
  callerId: string | null;
  enquiryId: string;
  at: Date;
}

/** In the conversation of a caller, where what they asked stands already. */
async function writeRequest(
  tx: Transaction,
  { id: contactId, ...known }: Person,
  { listingId, callerId, enquiryId, at }: Asked,
): Promise<string> {
  const message = "Asked the office for a viewing.";
  await tx
    .insert(enquiries)
    .values({ id: enquiryId, kind: "viewing", listingId, contactId, message });
  const caller = callerId === null ? null : await findCallerConversation(tx, callerId);
  const person = { ...toPerson(contactId, known), contactId };
  if (caller) await addContactToCaller(tx, caller.personKey, person);
  await recordRequest(tx, {
    kind: "viewing",
    recordId: enquiryId,
    person,
    personKey: caller?.personKey ?? null,
    listingId,
    text: message,
    at,
  });
  return enquiryId;
}
