import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { saveViewingRequest } from "../../viewings/requests/save-viewing-request.ts";

/** Somebody of the demo, with an address at which nobody reads. */
export function splitDemoName(name: string) {
  const [firstname = "", lastname = ""] = name.split(" ");
  return { firstname, lastname, email: `${firstname}.${lastname}@example.com`.toLowerCase() };
}

interface DemoAsk {
  listingId: string;
  name: string;
  phone: string;
  text: string;
  viewing: { date: string; from: string; until: string };
}

/**
 * Asks for a viewing as the site's form does.
 * @returns the enquiry's id
 */
export async function askToView(
  tx: Transaction,
  { listingId, name, phone, text, viewing }: DemoAsk,
  now: Date,
): Promise<string> {
  const enquiryId = randomUUID();
  const input = {
    listingId,
    enquiryId: null,
    contact: { ...splitDemoName(name), phone },
    answers: null,
    viewing,
    viewingOption: null,
    dob: null,
    salary: null,
    message: text,
    humanCheckToken: null,
  };
  await saveViewingRequest(tx, { enquiryId, known: null, input, offered: null, now });
  await tx.update(enquiries).set({ createdAt: now }).where(eq(enquiries.id, enquiryId));
  return enquiryId;
}
