import { calculateHoldingDeposit } from "../listings/move-in-cost.ts";
import { addDays } from "../shared/dates.ts";
import { formatPounds } from "../shared/money.ts";
import type { RentFrequency } from "./offer-fields.ts";

export const tenancyRuleNames = ["england-2026", "as-specified"] as const;
export type TenancyRulesName = (typeof tenancyRuleNames)[number];

/** Legal rules of an offer. Notes are for the renter, null if there is nothing to say. */
export interface TenancyRules {
  name: TenancyRulesName;
  sources: readonly { title: string; url: string }[];
  /** Returns why a rent can't be offered, or null. Whole pounds a month. */
  rentProblem: (rent: number, advertised: number) => string | null;
  frequencyHint: string | null;
  frequencyNote: (freq: RentFrequency) => string | null;
  lengthNote: string | null;
  breakNote: string | null;
  rentInAdvanceNote: string | null;
  petNote: string | null;
  fairnessNote: string | null;
  /** Maximum, whole pounds. */
  holdingDeposit: (rentPcm: number) => number;
  /** Deadline to agree or repay the holding deposit. `paidOn` is a London date. */
  agreementDeadline: (paidOn: string) => string;
  /** @param rentPcm that was offered. Null leaves out what a week of it is. */
  holdingDepositNote: (rentPcm: number | null) => string;
}

export function getTenancyRules(name: TenancyRulesName): TenancyRules {
  return name === "england-2026" ? england2026 : specificationRules;
}

/** The 15th day, counting the day of receipt (Tenant Fees Act 2019, schedule 2). */
export function calculateAgreementDeadline(paidOn: string): string {
  return addDays(paidOn, 14);
}

function describeHoldingDeposit(rentPcm: number | null): string {
  const most = rentPcm === null ? "" : `, ${formatPounds(calculateHoldingDeposit(rentPcm))}`;
  return `If your offer is accepted, we may ask for a holding deposit of at most one week’s rent${most}. If you agree, it counts towards your first month’s rent or your deposit. There are then 15 days to make the agreement, counting the day we receive the deposit.`;
}

const tenantFees = {
  title: "Tenant Fees Act 2019, schedules 1 and 2",
  url: "https://www.legislation.gov.uk/ukpga/2019/4",
};
const rentersRights = {
  title: "Renters’ Rights Act 2025",
  url: "https://www.legislation.gov.uk/ukpga/2025/26",
};

const both = {
  holdingDeposit: calculateHoldingDeposit,
  agreementDeadline: calculateAgreementDeadline,
  holdingDepositNote: describeHoldingDeposit,
};

const lessOften: Record<Exclude<RentFrequency, "Monthly">, string> = {
  Quarterly: "one payment every three months",
  Biannually: "one payment every six months",
  Annually: "one payment a year",
};

/** England since 1 May 2026. */
const england2026: TenancyRules = {
  ...both,
  name: "england-2026",
  sources: [rentersRights, tenantFees],
  rentProblem: (rent, advertised) =>
    rent > advertised
      ? `The advertised rent is ${formatPounds(advertised)} a month. Since 1 May 2026 the law doesn’t let us ask for or accept more than that, so offer no more than this amount`
      : null,
  frequencyHint:
    "By law, the agreement must ask for rent at least monthly. If you’d rather pay less often, we’ll record that as your preference.",
  frequencyNote: (freq) =>
    freq === "Monthly"
      ? null
      : `${freq} means ${lessOften[freq]}. We’ll record it as your preference, but by law a rent period can’t be longer than a month, and no one can ask for later months’ rent in advance. So the agreement will ask for the rent monthly or more often.`,
  lengthNote:
    "We’ll record this as your preference, so the landlord knows your plans. By law the tenancy has no fixed end. It runs from month to month until you give two months’ notice or the landlord has a legal ground to end it.",
  breakNote:
    "We’ll record this as your preference. You don’t need a break clause, because you can end the tenancy at any time with two months’ notice.",
  rentInAdvanceNote:
    "You’ll never be asked for more than one month’s rent in advance, or for any before the agreement is signed.",
  petNote:
    "You can ask to keep a pet. The landlord must consider it, and can refuse only for a good reason, in writing.",
  fairnessNote: "Children or benefits in your household are never a reason to turn you down.",
};

const specificationRules: TenancyRules = {
  ...both,
  name: "as-specified",
  sources: [tenantFees],
  rentProblem: () => null,
  frequencyHint: null,
  frequencyNote: () => null,
  lengthNote: null,
  breakNote: null,
  rentInAdvanceNote: null,
  petNote: null,
  fairnessNote: null,
};
