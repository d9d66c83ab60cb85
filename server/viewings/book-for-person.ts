import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { emailField, nameField, phoneField } from "../../domain/shared/text-fields.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { bookViewing, type ViewingToBook } from "./book-viewing.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";

const phoneMessage = "Please give a UK number, or one with its country code";

const personFields = v.object({
  firstname: nameField("Please give a first name"),
  lastname: nameField("Please give a last name"),
  email: emailField({
    missing: "Please give an e-mail address: the booking goes there",
    invalid: "Please give a full e-mail address",
  }),
  phone: phoneField({ missing: "Please give a phone number", invalid: phoneMessage }),
});

export interface PersonToBook extends Omit<ViewingToBook, "enquiryId"> {
  listingId: string;
  /** Somebody known. Null for `fields`. */
  contactId: string | null;
  fields: object;
}

/**
 * Books a viewing for somebody who sent no request: they rang, or stand in the office. The request
 * is written for them, and goes with the booking if that is refused.
 */
export async function bookForPerson(
  app: Pick<AppContext, "database" | "config" | "now">,
  by: { staffId: string },
  { listingId, contactId, fields, ...viewing }: PersonToBook,
): Promise<Outcome<{ bookingId: string }>> {
  const read = contactId === null ? v.safeParse(personFields, fields) : null;
  if (read?.success === false) return refuseFields(read.issues);
  let refused: Refused | null = null;
  try {
    return await app.database.orm.transaction(async (tx) => {
      const person = read
        ? { ...read.output, id: await upsertContact(tx, read.output) }
        : await findContact(tx, contactId);
      const enquiryId = person && (await writeRequest(tx, person, listingId, app.now()));
      if (!enquiryId) {
        refused = refuse("There is no such person any more.");
        return tx.rollback();
      }
      // Its transaction is then a part of this one.
      const inside = { ...app, database: { ...app.database, orm: tx } };
      const outcome = await bookViewing(inside, { ...viewing, enquiryId }, by);
      if (outcome.ok) return outcome;
      refused = outcome;
      return tx.rollback();
    });
  } catch (error) {
    if (refused) return refused;
    throw error;
  }
}

type Person = Pick<
  typeof contacts.$inferSelect,
  "id" | "firstname" | "lastname" | "email" | "phone"
>;

async function findContact(tx: Transaction, id: string | null): Promise<Person | null> {
  if (id === null || !isUuid(id)) return null;
  const [found] = await tx.select().from(contacts).where(eq(contacts.id, id));
  return found ?? null;
}

async function writeRequest(
  tx: Transaction,
  { id: contactId, ...person }: Person,
  listingId: string,
  at: Date,
): Promise<string> {
  const enquiryId = randomUUID();
  const message = "Asked the office for a viewing.";
  await tx
    .insert(enquiries)
    .values({ id: enquiryId, kind: "viewing", listingId, contactId, message });
  await recordRequest(tx, {
    kind: "viewing",
    recordId: enquiryId,
    person: toPerson(contactId, person),
    listingId,
    text: message,
    at,
  });
  return enquiryId;
}
