import { formatPounds } from "../shared/money.ts";

/** A fee as the table holds it, before VAT: a share of the rent, or whole pounds. */
export type Fee = { percent: number } | { pounds: number };

/**
 * The one fee table: whole pounds and percentages of the rent, before VAT (landlord
 * specification, section 1). Both of its readings stand, each on its own pages.
 */
export const fees = {
  /** `/landlords`, `/multi-property` and the home page. */
  landlords: {
    /** Once, when a tenant moves in. */
    tenantFind: { pounds: 1200 },
    /** A month; beside tenant find for the fully managed plan, alone for management only. */
    management: { percent: 5 },
    /** The least that management only costs a month. */
    managementFrom: { pounds: 60 },
  },
  /** `/property-management-services` and `/services`: both are 'from'. */
  services: {
    tenantFind: { percent: 3 },
    management: { percent: 4 },
  },
  /** Property Wallet, a month: 'from'. */
  wallet: { pounds: 50 },
  rentCollection: { pounds: 0 },
  renewal: { pounds: 0 },
  callOut: { pounds: 0 },
  contractorMarkup: { pounds: 0 },
} as const satisfies Record<string, Fee | Record<string, Fee>>;

/** Whole pounds, no VAT on either: a shopping voucher, and as much off the landlord's fee. */
export const referralReward = { voucher: 100, offFee: 100 } as const;

const vatPercent = 20;

/** An amount or percentage with VAT at 20% on it. */
export function withVat(net: number): number {
  return (net * (100 + vatPercent)) / 100;
}

/** What management only costs a month before VAT, by the fees of `/landlords`. */
export function monthlyManagement(rentPcm: number): { pounds: number } {
  const { management, managementFrom } = fees.landlords;
  return { pounds: Math.max(managementFrom.pounds, (management.percent * rentPcm) / 100) };
}

/** The fee before VAT, `5%` or `£1,200`. */
export function netLabel(fee: Fee): string {
  return label(fee, (net) => net);
}

/** The fee including VAT, `6%` or `£1,440`. */
export function grossLabel(fee: Fee): string {
  return label(fee, withVat);
}

/** The fee in full, `5% + VAT (6% including VAT)` or `£1,200 + VAT (£1,440 including VAT)`. */
export function feeLabel(fee: Fee): string {
  return `${netLabel(fee)} + VAT (${grossLabel(fee)} including VAT)`;
}

function label(fee: Fee, priced: (net: number) => number): string {
  return "percent" in fee ? `${priced(fee.percent)}%` : formatPounds(priced(fee.pounds));
}
