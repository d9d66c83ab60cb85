import type { Known, Visit } from "./visits.ts";

const searches = [
  "",
  "?area=hackney&rentmax=2500&bedsmin=1",
  "?q=orchard+hackney",
  "?features=PetFriendly&sort=rent-desc",
  "?bbox=-0.13,51.5,-0.05,51.55",
];

/** Pages of visitors that read the database, each in its ways. */
export const listSiteVisits = (known: Known): Visit[] => [
  { path: "" },
  ...searches.flatMap((search) =>
    ["properties", "properties/more", "properties/pins"].map((path) => ({ path, search })),
  ),
  // All areas are counted, once after each change of a home.
  { path: "rental-areas-london", limit: 1000 },
  { path: "flats-to-rent/:id", params: { id: "hackney" } },
  { path: "flats-to-rent/:id", params: { id: "e8" } },
  { path: "property/:id", params: { id: known.home } },
  { path: "property/:id", params: { id: known.fedHome } },
  { path: "property/:id/preview", params: { id: known.home } },
  { path: "shortlist", search: `?homes=${known.home}` },
  { path: "compare", search: `?homes=${known.home},${known.fedHome}` },
  { path: "enquire/:id", params: { id: known.home } },
  { path: "book-viewing/:id", params: { id: known.links.enquiry } },
  { path: "booking-confirmation", search: `?id=${known.links.booking}` },
  { path: "booking-confirmation.ics", search: `?id=${known.links.booking}` },
  { path: "my-viewing", search: `?id=${known.links.booking}` },
  { path: "choose-viewing", search: `?id=${known.links.times}` },
  { path: "viewing-feedback", search: `?id=${known.links.booking}` },
  { path: "my-case/:token", params: { token: known.links.renter } },
  { path: "my-case/:token/data", params: { token: known.links.renter } },
  { path: "my-home/:token", params: { token: known.links.landlord } },
  { path: "my-home/:token/data", params: { token: known.links.landlord } },
  {
    path: "my-home/:token/appointment/:id",
    params: { token: known.links.landlord, id: known.appointment },
  },
  { path: "my-home/:token/digest", params: { token: known.links.landlord } },
  { path: "confirm-address/:token", params: { token: "none" } },
  { path: "calendar/:file", params: { file: `${known.links.calendar}.ics` } },
  { path: "offer/:id", params: { id: known.offer } },
  { path: "offer/:id", params: { id: known.links.offer } },
  { path: "alert/confirm", search: `?id=${known.links.confirmAlert}` },
  { path: "alert/stop", search: `?id=${known.links.stopAlert}` },
];

/**
 * A draft's secret address, a landlord's own appointment and a join that is asked for: the filled
 * database has none of them.
 */
export const siteOfOtherRows = [
  "property/:id/preview",
  "my-home/:token/appointment/:id",
  "confirm-address/:token",
];

/** Their loaders read no rows: they show what is in the address, or tell. */
export const siteWithoutRows = [
  "propertys/:id",
  "renters",
  "property-wallet",
  "faq",
  "about-us",
  "contact",
  "developers",
  "legal",
  "documents/:name",
  "book-view/:id",
  "offer-success",
  "offer-error",
  "request-viewing",
  "campaign/stop",
  "renter-check",
  "renter-survey",
  "sorry",
  "*",
  // The same readers as those of the renter's page.
  "my-case/:token/paper/:id",
  "my-home/:token/paper/:id",
  // Leads back to the page. Its form leads on.
  "my-case/:token/to/:kind/:id",
];
