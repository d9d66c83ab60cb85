import {
  describeOffer,
  type EvidenceRecords,
  getOfferKey,
  listOfferedEvidence,
} from "../../../domain/tenancies/steps/offered-evidence.ts";
import type { Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { getStepKey } from "../../../domain/tenancies/steps/step-record.ts";

/** What the form of each step can choose as its evidence, by the step's key. */
export function describeOffered(tenancy: Tenancy, records: EvidenceRecords) {
  const offered = tenancy.steps.map((step) => {
    const offers = listOfferedEvidence(tenancy, step, records);
    const shown = offers.map((offer) => {
      const { isPreselected } = offer;
      return { key: getOfferKey(offer), text: describeOffer(offer, true), isPreselected };
    });
    return [getStepKey(step), shown] as const;
  });
  return Object.fromEntries(offered.filter(([, shown]) => shown.length > 0));
}
