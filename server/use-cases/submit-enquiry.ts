import { randomInt } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../domain/agency.ts";
import { type Applicant, personKeys } from "../../domain/applicant.ts";
import type { SubmitEnquiry } from "../../domain/enquiry.ts";
import type { Transaction } from "../db/client.ts";
import { audit, contacts, enquiries, humanCheckNonces, listings } from "../db/schema.ts";
import type { House } from "../house.ts";
import { enquiryMails } from "../mail/enquiry-mails.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { earlierAnswer, once } from "./once.ts";
import type { Outcome, Submission } from "./outcome.ts";

const call = { name: "submitenquiry", answer: v.object({ EnqId: v.string() }) };

/** Keeps what a renter asked about a home and tells both sides by e-mail, all in one transaction. */
export async function submitEnquiry(
  house: House,
  input: SubmitEnquiry,
  submission: Submission,
): Promise<Outcome<{ EnqId: string }>> {
  const { database, config, humanCheck } = house;
  const before = await earlierAnswer(database, call, submission);
  if (before) return before;

  const human = await humanCheck.verify(input.humanCheckToken);
  if (!human.ok) return notHuman(human.reason);
  const [listing] = await database.orm
    .select()
    .from(listings)
    .where(and(eq(listings.id, input.listingId), ne(listings.status, "withdrawn")));
  if (!listing) return noListing;

  const enquiryId = newEnquiryId();
  const { kind, applicant, message } = input;
  const mails = await enquiryMails({
    enquiryId,
    kind,
    applicant,
    message,
    listing,
    siteUrl: submission.linkOrigin,
    agency,
    agencyEmail: config.agencyEmail ?? agency.email,
  });
  return once(database, call, submission, async (tx) => {
    if (human.nonce !== null && !(await useNonce(tx, human.nonce, human.expiresAt))) {
      return notHuman("used");
    }
    const contactId = await keepContact(tx, applicant);
    await tx
      .insert(enquiries)
      .values({ id: enquiryId, kind, listingId: listing.id, contactId, message });
    await tx.insert(audit).values({
      actor: "visitor",
      action: "enquiry.submitted",
      subject: "enquiry",
      subjectId: enquiryId,
      detail: { listingId: listing.id, kind },
    });
    for (const mail of mails) await queueMail(tx, mail);
    return { ok: true, answer: { EnqId: enquiryId } };
  });
}

/** True if the challenge was not used before; two at the same moment can't both be first. */
async function useNonce(tx: Transaction, nonce: string, expiresAt: Date): Promise<boolean> {
  const first = await tx
    .insert(humanCheckNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: humanCheckNonces.nonce });
  return first.length === 1;
}

async function keepContact(tx: Transaction, applicant: Applicant): Promise<string> {
  const { firstname, lastname, phone, email } = applicant;
  const [row] = await tx
    .insert(contacts)
    .values({ firstname, lastname, phone, email, ...personKeys(applicant) })
    .onConflictDoUpdate({
      target: [contacts.emailKey, contacts.phoneKey],
      set: { firstname, lastname, phone, email, updatedAt: sql`now()` },
    })
    .returning({ id: contacts.id });
  if (!row) throw new Error("The contact was not written.");
  return row.id;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** `a0` and 16 random characters, 95 bits: the id gives access to the enquiry. */
function newEnquiryId(): string {
  return `a0${Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

const noListing: Outcome<never> = {
  ok: false,
  refusal: {
    title: "No such listing",
    detail: "This home is no longer listed.",
    errors: [{ path: "listingid", message: "This home is no longer listed" }],
  },
};

function notHuman(reason: "malformed" | "expired" | "wrong" | "used"): Outcome<never> {
  return {
    ok: false,
    refusal: {
      title: "Human check failed",
      detail: "The human check did not hold. Please try again.",
      errors: [
        { path: "recaptchaToken", message: `The human check is ${reason}. Please try again` },
      ],
    },
  };
}
