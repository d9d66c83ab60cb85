import type { Agency } from "../../../domain/agency/agency.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import { listOfferReaders } from "../../../domain/offers/offer-readers.ts";
import type { AcceptedOffer } from "../../../domain/tenancies/accepted-offer.ts";
import { nameDepositPence } from "../../../domain/tenancies/money/payment-caps.ts";
import { findPayment, type Tenancy } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { addressLandlord, addressPeople } from "../address-people.ts";
import {
  createAcceptedForOthersMail,
  createAcceptedMail,
  createNewsMail,
} from "../mails/tenancy-mails.ts";

interface Made {
  tenancyId: string;
  listingId: string;
  offerId: string;
  /** Whoever was invited to make it. */
  applicant: KnownPerson & { id: string };
  accepted: AcceptedOffer;
  tenancy: Tenancy;
  contactIds: ReadonlyMap<string, string>;
  landlordId: string | null;
}

/**
 * To each tenant with their own link, to whoever was invited if they are none, and to the landlord. The
 * other offers have theirs.
 */
export async function queueAcceptanceMails(
  tx: Transaction,
  app: AppContext,
  made: Made,
): Promise<void> {
  const { tenancyId, listingId, offerId, accepted, tenancy, contactIds, landlordId } = made;
  const homeName = accepted.home.name;
  const replyTo = app.config.agencyEmail;
  const ofHome = await findHomeAgency(tx, listingId);
  const asked = findPayment(tenancy, "holding-deposit");
  const holding = asked && {
    pence: asked.askedPence,
    dueOn: asked.dueOn,
    instructions: await app.payments.describe({
      tenancyId,
      parts: [{ kind: asked.kind, openPence: asked.askedPence }],
      phone: ofHome.phone,
    }),
  };
  const people = tenancy.people.map(({ id, name, role }) => {
    return { contactId: contactIds.get(id)!, name, role };
  });
  for (const to of await addressPeople(tx, { ...app, listingId }, people, "tenant")) {
    const about = { homeName, replyTo, agency: ofHome };
    const depositPence = tenancy.takesDeposit ? nameDepositPence(tenancy) : null;
    const { startsOn } = tenancy;
    const facts = { ...about, offerId, accepted, startsOn, holding, depositPence };
    await queueMail(tx, createAcceptedMail(to, facts));
  }
  await queueMailToInvited(tx, app, { ...made, agency: ofHome });
  const landlord = await addressLandlord(tx, { ...app, listingId }, landlordId);
  if (landlord === null) return;
  const names = accepted.tenants.map(({ name }) => name).join(" and ");
  const mail = createNewsMail(landlord, {
    tenancyId,
    homeName,
    replyTo,
    agency: ofHome,
    kind: "offer-chosen",
    subject: "Offer accepted on your property, subject to contract",
    paragraphs: [
      `${names} will rent ${homeName} at ${formatPounds(accepted.rentPcm)} a month from ${formatNumericDate(tenancy.startsOn)}, once the checks and agreement are complete.`,
      landlord.url === null
        ? "We’re now carrying out the checks and will keep you updated."
        : "We’re now carrying out the checks. You can follow their progress on your page.",
    ],
  });
  await queueMail(tx, mail);
}

/** Where no tenant has their address. */
async function queueMailToInvited(
  tx: Transaction,
  app: AppContext,
  { listingId, offerId, applicant, accepted, tenancy, agency: ofHome }: Made & { agency: Agency },
): Promise<void> {
  const readers = listOfferReaders(applicant, accepted.tenants);
  if (readers.every(({ isTenant }) => isTenant)) return;
  const invited = { contactId: applicant.id, name: "", role: "tenant" as const };
  for (const to of await addressPeople(tx, { ...app, listingId }, [invited], "tenant")) {
    const mail = createAcceptedForOthersMail(to, {
      offerId,
      accepted,
      startsOn: tenancy.startsOn,
      homeName: accepted.home.name,
      replyTo: app.config.agencyEmail,
      agency: ofHome,
    });
    await queueMail(tx, mail);
  }
}
