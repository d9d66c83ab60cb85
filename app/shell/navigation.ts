import { walletName } from "../../domain/agency/agency.ts";
import { brand } from "../brand/brand.ts";
import type { PageLink } from "../ui/page-link.ts";

export interface NavEntry {
  to: PageLink | `https://${string}`;
  label: string;
  note?: string;
  /** Path prefixes of the entry's section. */
  section?: string[];
}

export const mainEntries = {
  renters: {
    to: "/renters",
    label: "Renters",
    section: [
      "/properties",
      "/flats-to-rent/",
      "/property/",
      "/enquire/",
      "/book-view",
      "/rental-areas-london",
      "/shortlist",
      "/compare",
      "/how-it-works-renters",
    ],
  },
  buildToRent: { to: "/build-to-rent", label: "Build to rent" },
  about: { to: "/about-us", label: "About us" },
  blog: { to: brand.links.blog, label: "Blog" },
} satisfies Record<string, NavEntry>;

export const landlordEntries: NavEntry[] = [
  { to: "/?audience=landlord", label: "For landlords", note: "What we do and what it costs" },
  { to: "/landlords", label: "Tenant find", note: "We find and reference your tenant" },
  {
    to: "/property-management-services",
    label: "Property management",
    note: "Rent, repairs and accounts looked after",
  },
  { to: "/multi-property", label: "Portfolio landlords", note: "For 15 or more properties" },
  { to: "/property-wallet", label: walletName, note: "Your rent in one place" },
  { to: "/how-it-works-landlords", label: "How letting works", note: "Seven steps, one by one" },
  { to: "/services", label: "Services and fees", note: "Every service with its price" },
  { to: "/finance-hub", label: "Finance hub", note: "Mortgages and bridging finance" },
];

export const valuationEntry: NavEntry = { to: "/book-valuation", label: "Free valuation" };

export const footerColumns: { title: string; entries: NavEntry[] }[] = [
  {
    title: "Renters",
    entries: [
      { to: "/properties", label: "Property search" },
      { to: "/rental-areas-london", label: "Rental areas in London" },
      { to: "/how-it-works-renters", label: "How it works" },
      { to: "/faq", label: "Questions" },
    ],
  },
  {
    title: "Landlords",
    entries: [
      { to: "/landlords", label: "Tenant find" },
      valuationEntry,
      mainEntries.buildToRent,
      { to: "/property-wallet", label: walletName },
      { to: "/how-it-works-landlords", label: "How letting works" },
      { to: "/services", label: "Services and fees" },
      { to: "/finance-hub", label: "Finance hub" },
    ],
  },
  {
    title: brand.name,
    entries: [
      mainEntries.about,
      { to: "/contact", label: "Contact" },
      { to: "/legal", label: "Legal" },
      { to: "/referral", label: "Refer a landlord" },
    ],
  },
];

/** Returns the `aria-current` value: `page` for the page itself, `true` for its section. */
export function getAriaCurrent(
  entry: NavEntry,
  location: { pathname: string; search: string },
): "page" | "true" | undefined {
  if (!entry.to.startsWith("/")) return undefined;
  const { pathname, searchParams } = new URL(entry.to, "http://this.site");
  const currentQuery = new URLSearchParams(location.search);
  const sameQuery = [...searchParams].every(([name, value]) => currentQuery.get(name) === value);
  if (location.pathname === pathname && sameQuery) return "page";
  return entry.section?.some((start) => location.pathname.startsWith(start)) ? "true" : undefined;
}
