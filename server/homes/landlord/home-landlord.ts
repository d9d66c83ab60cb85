import type { AppContext } from "../../app-context.ts";
import { and, eq, not } from "drizzle-orm";
import { isUuid } from "../../../domain/shared/uuid.ts";
import * as v from "valibot";
import { type LandlordFields, landlordFields } from "../../../domain/landlords/landlord-fields.ts";
import { landlordHomes } from "../../landlords/landlord-tables.ts";
import { landlordForms } from "../../../domain/landlords/landlord-forms.ts";
import {
  cancellationProblems,
  findCancellationEnd,
  landlordPlans,
} from "../../../domain/landlords/landlord.ts";
import { findTermsToSign, isReplaced } from "../../../domain/landlords/terms-of-business.ts";
import { listingIdForm } from "../../../domain/listings/listing-id.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listOpenCaseLinks } from "../../customer-page-links/open-case.ts";
import { revokeCaseLinks } from "../../customer-page-links/renew-case-link.ts";
import {
  addLandlordIn,
  findKnownPerson,
  recordTermsCancelled,
  recordTermsSent,
  recordTermsSigned,
  setHomeLandlordIn,
} from "../../landlords/change-landlord.ts";
import { createLandlordChoices } from "../../landlords/landlord-choices.ts";
import { findLandlordOfHome, listTerms } from "../../landlords/landlords.ts";
import { showHomeDocuments } from "./show-home-documents.ts";
import {
  checkSanctions,
  describeGone,
  proposeLandlordCheck,
  putRecordBack,
  showSanctionsCheck,
  withdrawListed,
} from "./check-sanctions.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { describeOwnPage } from "../../people/card/describe-card.ts";
import { mailOwnPageIn } from "../../customer-page-links/mail-own-page.ts";
import {
  defineActs,
  done,
  type FormCall,
  type FormOutcome,
  type FormValues,
} from "../../staff/office-form.ts";
import { refuse, refuseFields, refuseMissing } from "../../staff/refusals.ts";
import { setLandlordOfTenancies } from "../../tenancies/set-landlord-of-tenancies.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { getBranchLimit } from "../../staff/sessions.ts";
import { findHomeName } from "../../viewings/keys/find-home-viewing.ts";

/** Whose a home is, for the office. Null if there is no such home. */
export async function showHomeLandlord(app: AppContext, listingId: string) {
  const { orm } = app.database;
  const record = await findRecord(orm, listingId);
  if (!record) return null;
  const home = await findHomeName(orm, listingId);
  const [listing] = await orm
    .select({ status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  const landlord = await findLandlordOfHome(orm, listingId);
  const links =
    landlord === null
      ? []
      : await listOpenCaseLinks(orm, { landlordIds: [landlord.id] }, app.now());
  const chosen = landlord === null ? null : await createLandlordChoices(orm, null).get(landlord.id);
  return {
    listingId,
    name: home?.name || record.agentRef,
    isListed: listing !== undefined && listing.status !== "withdrawn",
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
      terms: showTerms(await listTerms(orm, landlord.id)),
    },
    today: getLondonDate(app.now()),
    chosen,
    papers: await showHomeDocuments(app, { listingId, landlordId: landlord?.id ?? null }),
  };
}

/** @param terms oldest first */
function showTerms(terms: Awaited<ReturnType<typeof listTerms>>) {
  const toSign = findTermsToSign(terms);
  return terms.map((one) => {
    const end = findCancellationEnd(one);
    return {
      id: one.id,
      plan: landlordPlans[one.plan],
      version: one.version,
      sentOn: formatNumericDate(one.sentOn),
      signedOn: one.signedOn && formatNumericDate(one.signedOn),
      cancelUntil: end && formatNumericDate(end),
      cancelledOn: one.cancelledOn && formatNumericDate(one.cancelledOn),
      isToSign: one === toSign,
      isReplaced: isReplaced(terms, one),
    };
  });
}

type Forms = typeof landlordForms;

/** Of a home that has a landlord. */
async function findOwner(db: Queryable | Transaction, { params }: FormCall) {
  const listingId = params["id"] ?? "";
  if (!listingIdForm.test(listingId)) return refuseMissing("property");
  const landlord = await findLandlordOfHome(db, listingId);
  if (landlord === null) return refuse("This property has no landlord yet. Add one first.");
  return { ok: true as const, landlordId: landlord.id, listingId };
}

const ofLandlord = <Read>(
  change: (call: FormCall, landlordId: string, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome> => {
    const owner = await findOwner(call.app.database.orm, call);
    return owner.ok ? change(call, owner.landlordId, values) : owner;
  },
});

export const landlordActs = defineActs(landlordForms, {
  set: setLandlord,
  "mail-link": async (tx, call) => {
    const { app, by, siteUrl } = call;
    const owner = await findOwner(tx, call);
    if (!owner.ok) return owner;
    const { landlordId, listingId } = owner;
    return mailOwnPageIn(tx, app, by, { landlordId }, { siteUrl, listingId });
  },
  "end-links": ofLandlord(async ({ app, by }, landlordId) => {
    await revokeCaseLinks(app, by, { landlordId });
    return done("All links to their page turned off.");
  }),
  "terms-sent": ofLandlord(async ({ app, by }, landlordId, { plan, version, sentOn: on }) => {
    await recordTermsSent(app, by, landlordId, { plan, version, on });
    return done("Terms recorded as sent.");
  }),
  "terms-signed": ofLandlord(signTerms),
  "terms-cancelled": ofLandlord(cancelTerms),
  sanctions: ofLandlord(({ app, by, texts }, landlordId) =>
    checkSanctions(app, by, landlordId, texts),
  ),
  "put-back": ofLandlord(({ app, by }, landlordId) => putRecordBack(app, by, landlordId)),
});

async function setLandlord(
  tx: Transaction,
  { app, by, params }: FormCall,
  { landlord: chosen, maxAdults, maxHouseholds, ...typed }: FormValues<Forms["set"]>,
): Promise<FormOutcome> {
  const listingId = params["id"] ?? "";
  if (!listingIdForm.test(listingId)) return refuseMissing("property");
  const isNew = chosen === "new" || Object.values(typed).some((text) => text.trim() !== "");
  if (isNew && isUuid(chosen)) return refuse(eitherOr, "landlord");
  if (!isNew && !isUuid(chosen)) return refuse("Select the landlord", "landlord");
  const entered = isNew ? v.safeParse(landlordFields, typed) : null;
  if (entered?.success === false) return refuseFields(entered.issues);
  const at = app.now();
  const refused = entered && (await refuseKnownPerson(tx, entered.output, getBranchLimit(by)));
  if (refused) return refused;
  const landlordId = entered ? await addLandlordIn(tx, by, entered.output, at) : chosen;
  const home = { listingId, landlordId, maxAdults, maxHouseholds };
  if ((await setHomeLandlordIn(tx, by, home, at)) === "none")
    return refuse("We can’t find that landlord. Select another.", "landlord");
  await setLandlordOfTenancies(tx, by, { ...home, at });
  const gone = await withdrawListed(tx, app, by, landlordId);
  return done(`Landlord saved.${describeGone(gone)}`);
}

const eitherOr =
  "Clear this field to add a new landlord, or clear the new landlord’s details below.";

/**
 * Details that somebody has already find their record. Its name may have come with an anonymous form, and
 * goes on papers, so a colleague reads it on the card, where the record can be corrected.
 */
async function refuseKnownPerson(tx: Transaction, entered: LandlordFields, branch: string | null) {
  const known = await findKnownPerson(tx, entered);
  if (known === null) return null;
  const { landlordId } = known;
  if (landlordId !== null && (await isOfOtherBranch(tx, landlordId, branch)))
    return refuse(
      "This email and phone number belong to a landlord of another branch. Ask a colleague who has access to all branches.",
      "email",
    );
  if (known.isSameName) return null;
  return refuse(
    "We have this email and phone number under another name. Search for the email and correct the name on that contact record if it’s wrong.",
    "email",
  );
}

/**
 * Whoever has neither a home nor a tenancy, as after a valuation, is nobody's. A tenancy that is signed stays
 * theirs where the home is somebody else's by now.
 */
async function isOfOtherBranch(tx: Transaction, landlordId: string, branch: string | null) {
  if ((await createLandlordChoices(tx, branch).get(landlordId)) !== null) return false;
  const isHere = isAboutHomeOf(branch, tenancies.listingId);
  const isElsewhere = and(eq(tenancies.landlordId, landlordId), isHere && not(isHere));
  return (
    (await tx.$count(landlordHomes, eq(landlordHomes.landlordId, landlordId))) > 0 ||
    (await tx.$count(tenancies, isElsewhere)) > 0
  );
}

async function signTerms(
  { app, by }: FormCall,
  landlordId: string,
  { terms: termsId, signedOn: on, where, toldOn }: FormValues<Forms["terms-signed"]>,
): Promise<FormOutcome> {
  const signed = { on, where, toldOn, documentId: null };
  const recorded = isUuid(termsId)
    ? await recordTermsSigned(app, by, { landlordId, termsId }, signed)
    : "none";
  if (recorded === "recorded") return done("Terms recorded as signed.");
  return refuse(
    recorded === "replaced"
      ? "Newer terms have replaced these. Record the newer ones as signed, or send these again."
      : "These terms have already been signed or no longer exist. Reload the page.",
  );
}

async function cancelTerms(
  { app, by }: FormCall,
  landlordId: string,
  { terms: termsId, cancelledOn: on }: FormValues<Forms["terms-cancelled"]>,
): Promise<FormOutcome> {
  const recorded = await recordTermsCancelled(app, by, { landlordId, termsId, on });
  if (recorded === "recorded") return done("Terms recorded as cancelled. They no longer apply.");
  if (recorded === "none") return refuse("We can’t find these terms.");
  return refuse(cancellationProblems[recorded], "cancelledOn");
}
