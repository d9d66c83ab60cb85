import { formatPounds } from "../shared/money.ts";

/** Before VAT: a share of the rent, or whole pounds. */
export type Fee = { percent: number } | { pounds: number };

/** Before VAT. Both readings of landlord specification, section 1, apply, each to its own pages. */
export const fees = {
  landlords: {
    tenantFind: { pounds: 1200 },
    /** Monthly. Added to tenant find when fully managed, charged alone for management only. */
    management: { percent: 5 },
    /** Monthly minimum for management only. */
    managementFrom: { pounds: 60 },
  },
  /** `/property-management-services` and `/services`: both are "from" prices. */
  services: {
    tenantFind: { percent: 3 },
    management: { percent: 4 },
  },
  /** Monthly "from" price of Property Wallet. */
  wallet: { pounds: 50 },
  rentCollection: { pounds: 0 },
  renewal: { pounds: 0 },
  callOut: { pounds: 0 },
  contractorMarkup: { pounds: 0 },
} as const satisfies Record<string, Fee | Record<string, Fee>>;

/** Whole pounds, no VAT on either: a shopping voucher, and a discount on the landlord's fee. */
export const referralReward = { voucher: 100, offFee: 100 } as const;

const vatPercent = 20;

/** Adds VAT at 20% to an amount or percentage. */
export function withVat(net: number): number {
  return (net * (100 + vatPercent)) / 100;
}

export function findMonthlyManagement(rentPcm: number): { pounds: number } {
  const { management, managementFrom } = fees.landlords;
  return { pounds: Math.max(managementFrom.pounds, (management.percent * rentPcm) / 100) };
}

export function formatNetFee(fee: Fee): string {
  return formatFeeWith(fee, (net) => net);
}

export function formatGrossFee(fee: Fee): string {
  return formatFeeWith(fee, withVat);
}

export function formatFee(fee: Fee): string {
  return `${formatNetFee(fee)} + VAT (${formatGrossFee(fee)} including VAT)`;
}

function formatFeeWith(fee: Fee, priced: (net: number) => number): string {
  return "percent" in fee ? `${priced(fee.percent)}%` : formatPounds(priced(fee.pounds));
}

/** Who pays for Property Wallet. Every page that prices it has this sentence. */
export const walletTerms = `The Wallet is included in management. On its own, it costs from ${formatFee(fees.wallet)} a month for each landlord.`;
