import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatPenceField } from "../../../domain/shared/pence.ts";
import { nameDepositPence, proposePayment } from "../../../domain/tenancies/money/payment-caps.ts";
import type { HomeOffers } from "./show-home-offers.ts";

const dueDays = 3;

/** What stands in the form before anybody changes it: what the landlord said is a reason. */
export function proposeFields(
  { offers: shown, stamp, asks }: Pick<HomeOffers, "offers" | "stamp" | "asks">,
  { ref, decision }: { ref: string; decision: string },
  { ownerId, now }: { ownerId: string; now: Date },
): Record<string, string> {
  const chosen = shown.find((offer) => offer.ref === ref);
  const rentPcm = chosen?.rentPcm ?? 0;
  const toPence = (pounds: number | null) => (pounds === null ? null : 100 * pounds);
  const depositPence = toPence(asks.deposit);
  const week = proposePayment(
    { rentPcm, depositPence, payments: [], takesDeposit: true, holdingChoice: null },
    "holding-deposit",
  );
  const others = shown.filter((offer) => offer.state === "submitted" && offer.ref !== ref);
  return {
    ref,
    decision,
    stamp,
    note: "",
    reason: chosen?.answer?.reason ?? "another-offer",
    holding: formatPenceField(Math.min(toPence(asks.holdingDeposit) ?? week, week)),
    deposit: formatPenceField(nameDepositPence({ rentPcm, depositPence })),
    dueOn: addDays(getLondonDate(now), dueDays),
    owner: ownerId,
    ...Object.fromEntries(
      others.map((offer) => [`other-${offer.ref}`, offer.answer?.reason ?? "back-up"]),
    ),
  };
}
