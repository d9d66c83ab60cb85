import * as v from "valibot";
import {
  mayRequestRentChange,
  rentChangeFields,
  requestRentChange,
} from "../../../domain/customer-pages/rent-change-request.ts";
import { landlordAnswer } from "../../../domain/offers/decline-reasons.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { pageOutOfDate } from "../../../domain/shared/fields/page-out-of-date.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { findLandlord, listHomesOfLandlord } from "../../landlords/landlords.ts";
import { listConfirmedContactIds } from "../../contacts/person-contacts.ts";
import { answerAsLandlord } from "../../offers/answer-as-landlord.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import type { CaseForm } from "../case-form.ts";
import { answerQuestion } from "../answer-question.ts";
import { findHeldUntil } from "../../tenancies/decision/held-decisions.ts";
import { readLandlordHomes } from "./read-landlord-homes.ts";
import { notYours, sendLandlordDocument } from "../send-document.ts";
import { signOwnAgreement } from "../renter/sign-own-agreement.ts";
import { writeMessage } from "../write-message.ts";

type Landlord = Extract<OpenCase, { kind: "landlord" }>;
export type LandlordDone = "written" | "sent" | "signed" | "answered" | "replied";

/** Every form of a landlord's page, by the value of its button. */
export async function handleLandlordForm(
  app: AppContext,
  opened: Landlord,
  { fields, file }: CaseForm,
): Promise<Outcome<{ done: LandlordDone }>> {
  const { home: listingId = "" } = fields;
  switch (fields["change"]) {
    case "write":
      return write(app, opened, { listingId, message: fields["message"] ?? "" });
    case "rent":
      return wishRent(app, opened, { listingId, rent: fields["rent"] ?? "" });
    case "paper":
      return sendLandlordDocument(app, opened, { listingId, kind: fields["kind"] ?? "", file });
    case "sign":
      return signOwnAgreement(
        app,
        opened,
        { tenancyId: fields["let"] ?? "", personId: null },
        fields,
      );
    case "reply":
      return answerQuestion(app, opened, {
        questionId: fields["question"] ?? "",
        answer: fields["answer"] ?? "",
      });
    case "answer":
      return answer(app, opened, fields);
    default:
      return refuse(pageOutOfDate);
  }
}

async function write(
  app: AppContext,
  { landlordId, linkId }: Landlord,
  { listingId, message }: { listingId: string; message: string },
) {
  const { orm } = app.database;
  const landlord = await findLandlord(orm, landlordId);
  const homes = await listHomesOfLandlord(orm, landlordId);
  if (landlord === null) return notYours;
  if (listingId !== "" && !homes.some(({ id }) => id === listingId)) return notYours;
  const { contactId } = landlord;
  const contactIds = await listConfirmedContactIds(orm, [contactId]);
  const about = { listingId: listingId || null, message };
  return writeMessage(app, { contactId, contactIds, linkId }, about);
}

/** A request to the office, among their messages: nobody but the office changes what is advertised. */
async function wishRent(
  app: AppContext,
  opened: Landlord,
  { listingId, rent }: { listingId: string; rent: string },
) {
  const read = v.safeParse(rentChangeFields, { rent });
  if (!read.success) return refuseFields(read.issues);
  const { orm } = app.database;
  const { landlordId } = opened;
  const homes = await listHomesOfLandlord(orm, landlordId);
  const home = homes.find(({ id }) => id === listingId);
  if (home === undefined) return notYours;
  const [current] = await readLandlordHomes(orm, landlordId, [home], app.now());
  if (!current || !mayRequestRentChange(current.standing))
    return refuse("This property isn’t advertised at the moment, so there’s no rent to change.");
  const wanted = read.output.rent;
  if (wanted === home.rentPcm)
    return refuse(
      "The property is already advertised at this rent. Enter a different one.",
      "rent",
    );
  return write(app, opened, {
    listingId,
    message: requestRentChange(home.name, { was: home.rentPcm, wanted }),
  });
}

async function answer(
  app: AppContext,
  { landlordId }: Landlord,
  fields: CaseForm["fields"],
): Promise<Outcome<{ done: "answered" }>> {
  const read = v.safeParse(landlordAnswer, {
    offerId: fields["offer"] ?? "",
    answer: fields["answer"],
    reason: fields["answer"] === "decline" ? fields["reason"] || null : null,
    note: fields["note"] ?? "",
  });
  if (!read.success && (fields["offer"] ?? "") === "") return refuse("Select an offer", "offer");
  if (!read.success) return refuseFields(read.issues);
  const note = await hideLinksInText(app.database.orm, read.output.note);
  const done = await answerAsLandlord(app, landlordId, { ...read.output, note });
  if (done === "none") return notYours;
  return done === "decided"
    ? refuse(await describeDecided(app, read.output.offerId))
    : { ok: true, answer: { done: "answered" } };
}

/** What was decided is not told while it can be undone, but when they can go on is. */
async function describeDecided({ database, now }: AppContext, offerId: string): Promise<string> {
  const until = await findHeldUntil(database.orm, offerId, now());
  if (until === null)
    return "This offer has been decided or withdrawn. Reload the page to see the outcome.";
  // A minute that has begun is not over.
  const from = londonTime(new Date(Math.ceil(until.getTime() / 60_000) * 60_000));
  return `We’re working on this offer at the moment. You can send your answer from ${from}, unless we email you about it first. What you entered is still here.`;
}
