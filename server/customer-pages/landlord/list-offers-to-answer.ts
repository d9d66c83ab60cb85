import { toInitials } from "../../../domain/landlords/landlord.ts";
import { declineReasons } from "../../../domain/offers/decline-reasons.ts";
import { findAnsweredFor, findLandlordAnswer } from "../../../domain/offers/landlord-answer.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { listLandlordAnswers } from "../../offers/ask-landlord.ts";
import { listComparedOffers } from "../../offers/list-compared-offers.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { readHeldDecisions, showOfferBefore } from "../../tenancies/decision/held-decisions.ts";

/**
 * The offers of a home for its landlord, in order of arrival: initials, and nothing that may not decide,
 * such as benefits and children. Of those that they were not asked about only what is open.
 */
export async function listOffersForLandlord(
  db: Queryable,
  { landlordId, listingId, now }: { landlordId: string; listingId: string; now: Date },
) {
  const compared = await listComparedOffers(db, listingId, now);
  if (compared === null) return [];
  const held = await readHeldDecisions(db, [listingId], now);
  const offers = compared.offers.map((offer) => showOfferBefore(held, offer));
  const answers = await listLandlordAnswers(
    db,
    offers.map(({ id }) => id),
  );
  const own = answers.filter((one) => one.landlordId === landlordId);
  // Once a tenancy runs nobody is asked to choose among the others.
  const { countingIds } = findAnsweredFor(offers, false);
  return offers.flatMap((offer) => {
    const asked = own.find(({ offerId }) => offerId === offer.id);
    if (!asked && offer.state !== "submitted") return [];
    return {
      id: offer.id,
      initials: offer.names.map(toInitials).join(" and "),
      rent: formatPounds(offer.rentPcm),
      startsOn: formatNumericDate(offer.startsOn),
      facts: describeOffer(offer),
      isOpen: offer.state === "submitted",
      state: offer.state,
      isAsked: asked !== undefined,
      answer: asked?.answer ?? null,
      isAnswered: asked !== undefined && findLandlordAnswer(asked, own, countingIds) !== null,
      reason: asked?.reason ?? null,
      reasonText: asked?.reason ? declineReasons[asked.reason] : "",
      note: asked?.note ?? "",
      reasons,
    };
  });
}

/** Why a landlord may rather not, for the page's list. */
const reasons = Object.entries(declineReasons).map(([name, text]) => ({ name, text }));

type Compared = NonNullable<Awaited<ReturnType<typeof listComparedOffers>>>["offers"][number];

function describeOffer(offer: Compared): string[] {
  const { adults, households, overLimit, incomeMultiple, guarantor, pets, requests } = offer;
  const over = [
    ...(overLimit.adults ? ["more adults than the property allows"] : []),
    ...(overLimit.households ? [`no licence for ${households} households`] : []),
  ];
  return [
    formatCount(adults, "adult"),
    `income ${incomeMultiple} times the rent`,
    ...(guarantor === true ? ["with a guarantor"] : []),
    ...(offer.emptyDays > 0
      ? [`property empty for ${formatCount(offer.emptyDays, "day")} beforehand`]
      : []),
    ...(pets === null ? [] : [`asks for a pet: ${pets}`]),
    ...(requests.trim() === "" ? [] : [`requests: ${requests.trim()}`]),
    ...over,
  ];
}

/** Not once one is accepted: the others are kept as back-ups, and nobody is to choose among them. */
export async function listAskedOffers(
  db: Queryable,
  home: Parameters<typeof listOffersForLandlord>[1],
) {
  const offers = await listOffersForLandlord(db, home);
  return offers.filter(({ isAsked }) => isAsked);
}
