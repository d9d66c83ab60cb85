/** A page that search engines may list: the same for everybody, at a fixed address. */
export interface SitePage {
  path: string;
  /** What it is, for a list of pages. */
  name: string;
  /** The ones to begin with; the rest are details. */
  main?: true;
}

/** Every such page; homes and areas have pages besides. `app/seo/site-pages.test.ts` keeps it whole. */
export const sitePages: readonly SitePage[] = [
  { path: "/", name: "Home page", main: true },
  { path: "/properties", name: "Search of all homes to rent", main: true },
  { path: "/rental-areas-london", name: "Areas and postcode districts of London", main: true },
  { path: "/renters", name: "For renters", main: true },
  { path: "/how-it-works-renters", name: "How renting works, in six steps", main: true },
  { path: "/landlords", name: "For landlords, with fees and a calculator", main: true },
  { path: "/services", name: "Services and fees at a glance", main: true },
  { path: "/how-it-works-landlords", name: "How letting works, in seven steps" },
  { path: "/multi-property", name: "For landlords of several properties" },
  { path: "/property-management-services", name: "Property management" },
  { path: "/property-wallet", name: "The landlord's dashboard" },
  { path: "/build-to-rent", name: "For operators of whole buildings" },
  { path: "/finance-hub", name: "Finance for landlords" },
  { path: "/faq", name: "Questions and answers about renting and letting", main: true },
  { path: "/about-us", name: "The agency and its people", main: true },
  { path: "/contact", name: "Telephone, e-mail, message form and office", main: true },
  { path: "/book-valuation", name: "Book a valuation" },
  { path: "/switch-provider", name: "Switch from another agent" },
  { path: "/request-demo", name: "Ask for a demonstration of the dashboard" },
  { path: "/referral", name: "Refer a landlord" },
  { path: "/developers", name: "For programmers: the calls of this site" },
  { path: "/legal", name: "Privacy, terms and permitted payments", main: true },
];
