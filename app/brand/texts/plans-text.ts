import { walletName } from "../../../domain/agency/agency.ts";
import { type Fee, formatFee, fees, formatGrossFee } from "../../../domain/agency/fees.ts";
import type { PagePath } from "../../ui/page-link.ts";
import { claims } from "../claims.ts";

export interface Plan {
  name: string;
  price: Fee;
  /** True for a minimum price, shown as `from`. */
  from?: boolean;
  /** Text after `+ VAT`. */
  per?: "per month";
  small: string;
  /** The first four are always visible, the rest behind 'see all'. */
  features: string[];
  action: { label: string; to: PagePath };
  lead?: boolean;
}

const { tenantFind, management, managementFrom } = fees.landlords;
const valuation = { label: "Book your free valuation", to: "/book-valuation" } as const;

export const plans: Plan[] = [
  {
    name: "Tenant find",
    price: tenantFind,
    small: `${formatGrossFee(tenantFind)} including VAT. Success-based, paid once, no renewal fees.`,
    features: [
      "Rental valuation and pricing advice",
      "Photographs, floorplan and EPC arranged",
      `Major portals and ${claims.otherChannels} channels`,
      "Accompanied and video viewings",
      "Offer negotiation",
      "Referencing and right-to-rent checks",
      "Tenancy agreement and inventory",
      "Deposit registration",
    ],
    action: valuation,
  },
  {
    name: "Fully managed",
    price: tenantFind,
    from: true,
    small: `From ${formatGrossFee(tenantFind)} including VAT, then ${formatFee(management)} per month.`,
    features: [
      "Everything in tenant find",
      `Free rent collection through ${walletName}`,
      "Repairs with no markup",
      "A named property manager",
      `On call ${claims.hours}`,
      "Inspections, and check-out against the inventory",
      "Rent statements for your accountant",
      "No renewal fees, however long your tenant stays",
    ],
    action: valuation,
    lead: true,
  },
  {
    name: "Management only",
    price: management,
    per: "per month",
    small: `${formatGrossFee(management)} including VAT. From ${formatFee(managementFrom)} per month.`,
    features: [
      "For a tenant you already have",
      `Free rent collection through ${walletName}`,
      "Repairs with no markup",
      "A named property manager",
      `On call ${claims.hours}`,
      "We move the paperwork for you",
      "Inspections, and check-out against the inventory",
      "Rent statements for your accountant",
    ],
    action: { label: "Switch provider", to: "/switch-provider" },
  },
];

export interface PricedService {
  name: string;
  price: Fee;
  from?: boolean;
  per?: "per month" | "of the annual rent";
  small: string;
  text: string;
  to: PagePath;
  more: string;
}
