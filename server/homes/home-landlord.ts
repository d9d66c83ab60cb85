import { eq } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import * as v from "valibot";
import {
  type LandlordFields,
  landlordFields,
  termsCancelledFields,
  termsSentFields,
  termsSignedFields,
} from "../../domain/landlords/landlord-fields.ts";
import {
  cancellationProblems,
  findCancellationEnd,
  landlordPlans,
} from "../../domain/landlords/landlord.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { documentKinds } from "../../domain/documents/document.ts";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { toLook } from "../../domain/shared/look.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import { listOpenCaseLinks } from "../case-links/open-case.ts";
import { revokeCaseLinks } from "../case-links/renew-case-link.ts";
import { listDocuments } from "../documents/documents.ts";
import {
  addLandlordIn,
  findKnownPerson,
  recordTermsCancelled,
  recordTermsSent,
  recordTermsSigned,
  setHomeLandlordIn,
} from "../landlords/change-landlord.ts";
import { createLandlordChoices } from "../landlords/landlord-choices.ts";
import { findLandlordOfHome, listTerms } from "../landlords/landlords.ts";
import {
  checkSanctions,
  describeGone,
  proposeLandlordCheck,
  putRecordBack,
  showSanctionsCheck,
  withdrawListed,
} from "./check-sanctions.ts";
import { listings } from "../listings/listing-tables.ts";
import { findRecord } from "../listings/listing-records.ts";
import { describeOwnPage } from "../people/describe-card.ts";
import { mailOwnPage, type OwnPageAnswer as Done } from "../case-links/mail-own-page.ts";
import type { Editing } from "./home-change.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { giveLetsToLandlord } from "../tenancies/give-lets-to-landlord.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
interface Staff {
  staffId: string;
  /** Whose landlords alone they may choose. Null: everybody's. */
  branch: string | null;
}

/** Whose a home is, for the office. Null if there is no such home. */
export async function showHomeLandlord(app: Editing, listingId: string) {
  const { orm } = app.database;
  const record = await findRecord(orm, listingId);
  if (!record) return null;
  const [home] = await orm
    .select({ name: listings.name })
    .from(listings)
    .where(eq(listings.id, listingId));
  const landlord = await findLandlordOfHome(orm, listingId);
  const links =
    landlord === null
      ? []
      : await listOpenCaseLinks(orm, { landlordIds: [landlord.id] }, app.now());
  const papers = [
    ...(await listDocuments(orm, "home", [listingId])),
    ...(landlord === null ? [] : await listDocuments(orm, "landlord", [landlord.id])),
  ];
  const chosen = landlord === null ? null : await createLandlordChoices(orm, null).get(landlord.id);
  return {
    listingId,
    name: home?.name ?? record.draft.name ?? record.agentRef,
    landlord: landlord && {
      id: landlord.id,
      contactId: landlord.contactId,
      name: `${landlord.firstname} ${landlord.lastname}`.trim(),
      companyName: landlord.companyName,
      email: landlord.email,
      phone: landlord.phone,
      address: landlord.address,
      maxAdults: landlord.maxAdults,
      maxHouseholds: landlord.maxHouseholds,
      ownPage: describeOwnPage(links, (moment) => formatMoment(moment, app.now())),
      sanctions: await showSanctionsCheck(orm, landlord),
      toCheck: proposeLandlordCheck(landlord),
      terms: (await listTerms(orm, landlord.id)).map(showTerms),
    },
    today: getLondonDate(app.now()),
    plans: Object.entries(landlordPlans).map(([plan, text]) => ({ plan, text })),
    chosen,
    papers: papers.map(({ id, kind, fileName, addedAt }) => ({
      id,
      name: documentKinds[kind],
      note: `${fileName}, ${formatNumericDate(getLondonDate(addedAt))}`,
    })),
  };
}

function showTerms(terms: Awaited<ReturnType<typeof listTerms>>[number]) {
  const end = findCancellationEnd(terms);
  return {
    id: terms.id,
    plan: landlordPlans[terms.plan],
    version: terms.version,
    sentOn: formatNumericDate(terms.sentOn),
    signedOn: terms.signedOn && formatNumericDate(terms.signedOn),
    cancelUntil: end && formatNumericDate(end),
    cancelledOn: terms.cancelledOn && formatNumericDate(terms.cancelledOn),
  };
}

/** Every form of the page, by the value of its button. */
export async function changeHomeLandlord(
  app: Editing,
  staff: Staff,
  listingId: string,
  { fields, siteUrl }: { fields: Fields; siteUrl: string },
): Promise<Done> {
  if (!listingIdForm.test(listingId)) return refuse("This home is not there.");
  const landlord = await findLandlordOfHome(app.database.orm, listingId);
  const change = fields["change"];
  if (change === "set") return setLandlord(app, staff, listingId, fields);
  if (landlord === null) return refuse("This home has no landlord yet.");
  const owner = { landlordId: landlord.id };
  switch (change) {
    case "mail-link":
    case toLook("mail-link"):
      return mailOwnPage(app, staff, owner, { siteUrl, isLook: change !== "mail-link", listingId });
    case "end-links":
      await revokeCaseLinks(app, staff, owner);
      return done("All links to their page have ended.");
    case "terms-sent": {
      const read = v.safeParse(termsSentFields, { ...fields, on: fields["sentOn"] });
      if (!read.success) return refuseFields(read.issues);
      await recordTermsSent(app, staff, landlord.id, read.output);
      return done("The terms are recorded as sent.");
    }
    case "sanctions":
      return checkSanctions(app, staff, landlord.id, fields);
    case "put-back":
      return putRecordBack(app, staff, landlord.id);
    case "terms-signed":
      return signTerms(app, staff, landlord.id, fields);
    case "terms-cancelled":
      return cancelTerms(app, staff, landlord.id, fields);
    default:
      return refuse("This form is not known here. Load the page again.");
  }
}

const done = (text: string): Done => ({ ok: true, answer: { done: text } });

const limit = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.regex(/^(?:[1-9]\d?)?$/, "Please give a number from 1 to 99, or nothing"),
  v.transform((text) => (text === "" ? null : Number(text))),
);
const limitFields = v.object({ maxAdults: limit, maxHouseholds: limit });

async function setLandlord(
  app: Editing,
  staff: Staff,
  listingId: string,
  fields: Fields,
): Promise<Done> {
  const limits = v.safeParse(limitFields, fields);
  if (!limits.success) return refuseFields(limits.issues);
  const chosen = fields["landlord"] ?? "";
  const isNew = chosen === "new" || isSomebodyNew(fields);
  if (isNew && isUuid(chosen)) return refuse(eitherOr, "landlord");
  if (!isNew && !isUuid(chosen)) return refuse("Please choose whose it is", "landlord");
  const { companyName = "", address = "" } = fields;
  const entered = isNew ? v.safeParse(landlordFields, { ...fields, companyName, address }) : null;
  if (entered?.success === false) return refuseFields(entered.issues);
  return transact(app.database.orm, async (tx): Promise<Done> => {
    const at = app.now();
    const refused = entered && (await refuseKnownPerson(tx, entered.output, staff.branch));
    if (refused) return refused;
    const landlordId = entered ? await addLandlordIn(tx, staff, entered.output, at) : chosen;
    const home = { listingId, landlordId, ...limits.output };
    if ((await setHomeLandlordIn(tx, staff, home, at)) === "none")
      return refuse("A home gets its landlord once it was advertised the first time.", "landlord");
    await giveLetsToLandlord(tx, staff, { ...home, at });
    const gone = await withdrawListed(tx, app, staff, landlordId);
    return done(`The landlord is set.${describeGone(gone)}`);
  });
}

const eitherOr = "Empty this field for somebody new, or empty their details below.";

/**
 * Details that somebody has already find their record. Its name may have come with an anonymous form, and
 * goes on papers, so a colleague reads it on the card, where the record can be corrected.
 */
async function refuseKnownPerson(tx: Transaction, entered: LandlordFields, branch: string | null) {
  const known = await findKnownPerson(tx, entered);
  if (known === null) return null;
  const { landlordId } = known;
  if (landlordId !== null && (await createLandlordChoices(tx, branch).get(landlordId)) === null)
    return refuse(
      "This email and phone number belong to a landlord of another branch. Ask a colleague who works for all branches.",
      "email",
    );
  if (known.isSameName) return null;
  return refuse(
    "We have this email and phone number under another name. Search for the email, and correct the name on that person’s card if it is wrong.",
    "email",
  );
}

/** Typed in, where no known landlord is chosen. */
function isSomebodyNew(fields: Fields): boolean {
  return newLandlordFields.some((name) => (fields[name] ?? "").trim() !== "");
}

const newLandlordFields = ["firstname", "lastname", "email", "phone", "companyName", "address"];

async function signTerms(
  app: Editing,
  staff: Staff,
  landlordId: string,
  fields: Fields,
): Promise<Done> {
  const read = v.safeParse(termsSignedFields, {
    on: fields["signedOn"],
    where: fields["where"],
    toldOn: fields["toldOn"] || null,
    documentId: null,
  });
  if (!read.success) return refuseFields(read.issues);
  const termsId = fields["terms"] ?? "";
  const recorded = isUuid(termsId)
    ? await recordTermsSigned(app, staff, { landlordId, termsId }, read.output)
    : "none";
  return recorded === "recorded"
    ? done("The terms are recorded as signed.")
    : refuse("These terms are signed already, or there are none.");
}

async function cancelTerms(
  app: Editing,
  staff: Staff,
  landlordId: string,
  fields: Fields,
): Promise<Done> {
  const read = v.safeParse(termsCancelledFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { terms: termsId, cancelledOn: on } = read.output;
  const recorded = await recordTermsCancelled(app, staff, { landlordId, termsId, on });
  if (recorded === "recorded")
    return done("The terms are recorded as cancelled. Nothing more is done under them.");
  if (recorded === "none") return refuse("These terms are not there.");
  return refuse(cancellationProblems[recorded], "cancelledOn");
}
