import { filledUntil } from "./many-records.ts";
import type { OpenLinks } from "./open-links.ts";

/** What `readKnown` finds in the filled database, by which pages with an id are visited. */
export interface Known {
  home: string;
  fedHome: string;
  offeredHome: string;
  conversation: string;
  contact: string;
  otherContact: string;
  mail: string;
  waitingMail: string;
  appointment: string;
  /** Calendar id, by which the office names a viewing. */
  viewing: string;
  /** One that has been. */
  seenViewing: string;
  enquiry: string;
  booking: string;
  offer: string;
  let: string;
  colleague: string;
  /** That of all these records. */
  branch: string;
  /** A colleague who is limited to it. */
  limited: string;
  /** About a home that nobody lives in, by somebody who has no viewing of it ahead. */
  unbooked: string;
  links: OpenLinks;
}

export interface Visit {
  /** Of `app/routes.ts`, or a call's address without `/api`. */
  path: string;
  params?: Record<string, string>;
  search?: string;
  /** Longest median on a server, milliseconds. */
  limit?: number;
}

/** Of twenty times as many requests as in the bench `inbox`, and ten times the homes of `office-homes`. */
const inbox = { path: "office/inbox/:id?", limit: 40 };
const homes = { path: "office/listings", limit: 60 };
/** Of all hundred branches and their five hundred people at once, as the owner of a chain can ask for them. */
const today = { path: "office/today", limit: 250 };
const diary = { path: "office/diary", limit: 400 };
const viewingFigures = { path: "office/diary/figures", limit: 250 };
const figures = { path: "office/reports", limit: 400 };
const history = "office/activity-log/:subject/:id";
/** A page of two years ago. */
const deep = encodeURIComponent("2024-11-20 10:00:00+00_00000000-0000-4000-8000-000000000000");
const day = filledUntil.toISOString().slice(0, 10);

/** Every page and file of the office that somebody can read, in the ways in which it asks differently. */
export const listOfficeVisits = (known: Known): Visit[] => [
  ...["", "?view=mine", "?view=nobodys", "?view=closed", "?late=on", "?unread=on"].map(
    (search) => ({ ...inbox, search }),
  ),
  ...["?kind=viewing&area=E2", "?view=closed&area=E2", `?view=closed&owner=${known.colleague}`].map(
    (search) => ({ ...inbox, search }),
  ),
  ...[
    "?q=first4",
    "?q=last47",
    "?q=4711@example.com",
    "?q=07000+004711",
    "?q=orchard",
    "?q=E2+1AA",
    "?q=E2",
    "?q=nobodyatall",
  ].map((search) => ({ ...inbox, search })),
  { ...inbox, params: { id: known.conversation }, limit: 80 },
  ...[
    "",
    "?find=orch+hack",
    "?find=s",
    "?find=nobody",
    "?tab=blocked&sort=rent",
    "?tab=let&sort=name",
    "?only=quiet&only=old",
    "?only=mine",
  ].map((search) => ({ ...homes, search })),
  ...["?page=100&sort=name", "?page=40&sort=rent&order=up"].map((search) => ({ ...homes, search })),
  { path: "office/listings/:id", params: { id: known.home } },
  { path: "office/listings/:id/picture", params: { id: known.home } },
  { path: "office/listings/:id/certificate", params: { id: known.home } },
  ...["", "?find=first4"].map((search) => ({
    path: "office/listings/:id/landlord",
    params: { id: known.home },
    search,
  })),
  { path: "office/listings/:id/landlord/:paper", params: { id: known.home, paper: known.mail } },
  today,
  { ...today, search: "?whose=office" },
  diary,
  { ...diary, search: `?day=${day}&who=7` },
  { ...diary, search: `?view=team&day=${day}` },
  { path: "office/diary/book", search: `?enquiry=${known.enquiry}&home=${known.home}&find=orch` },
  { path: "office/diary/new", search: `?day=${day}` },
  { path: "office/diary/:id", params: { id: known.appointment } },
  { path: "office/diary/viewing/:uid", params: { uid: known.viewing } },
  { path: "office/diary/availability/:id?" },
  { path: "office/diary/home/:listingId", params: { listingId: known.home } },
  { path: "office/diary/keys" },
  { path: "office/diary/keys", search: "?code=K-47" },
  viewingFigures,
  { ...viewingFigures, search: "?of=viewings" },
  { path: "office/run-sheet" },
  { path: "office/offers" },
  { path: "office/offers/:listingId", params: { listingId: known.offeredHome } },
  { path: "office/tenancies" },
  { path: "office/tenancies", search: "?view=moved-in" },
  { path: "office/tenancies", search: "?view=over" },
  { path: "office/tenancies/:id", params: { id: known.let } },
  { path: "office/documents/:id", params: { id: known.mail } },
  ...[
    "",
    `?after=${deep}`,
    "?find=first4",
    "?find=last47",
    "?find=07000+004",
    "?find=first1+last1",
    "?find=fist1",
  ].map((search) => ({ path: "office/contacts", search })),
  { path: "office/contacts/:id", params: { id: known.contact } },
  { path: "office/contacts/caller/:id", params: { id: known.conversation } },
  {
    path: "office/contacts/:id/merge",
    params: { id: known.contact },
    search: `?find=first4&with=${known.otherContact}`,
  },
  { path: "office/contacts/:id/export", params: { id: known.contact } },
  { path: "office/contacts/:id/erasure", params: { id: known.contact } },
  ...["", "?view=waiting", "?view=sent", "?view=stopped", `?view=sent&after=${deep}`].map(
    (search) => ({ path: "office/emails", search }),
  ),
  { path: "office/emails/:id", params: { id: known.mail } },
  { path: "office/emails/:id/preview", params: { id: known.mail } },
  { path: "office/activity-log" },
  ...[known.colleague, "job", "command line", "visitor"].map((actor) => ({
    path: "office/activity-log",
    search: `?actor=${encodeURIComponent(actor)}`,
  })),
  { path: "office/activity-log", search: `?before=${deep}` },
  { path: history, params: { subject: "conversation", id: known.conversation } },
  { path: history, params: { subject: "branch", id: "7" } },
  { path: history, params: { subject: "contact", id: known.contact } },
  figures,
  { ...figures, search: "?weeks=13", limit: 2000 },
  ...["late", "asked-booked", "booked", "no-shows", "unrecorded", "lets", "voids", "declined"].map(
    (of) => ({
      ...figures,
      search: `?weeks=4&of=${of}`,
      limit: 800,
    }),
  ),
  { ...figures, search: "?weeks=4&of=reduced", limit: 800 },
  { path: "office/reports/csv", search: "?weeks=4&of=answered", limit: 250 },
  ...[
    "?q=first4",
    "?q=last47",
    "?q=orchard",
    "?q=E2+1AA",
    "?q=07000+004711",
    "?q=fist",
    "?q=s",
    "?q=k-47",
  ].map((search) => ({ path: "office/find", search })),
  ...["home", "listed-home", "key", "landlord", "person", "conversation"].flatMap((kind) =>
    ["?q=first1", "?q=orch"].map((search) => ({ path: `office/choices/${kind}`, search })),
  ),
  { path: "office/counts" },
  { path: "office/feeds" },
  { path: "office/feeds/files" },
  { path: "office/feeds/files/:id", params: { id: known.mail } },
  ...["", "?page=2", "?show=noted"].map((search) => ({
    path: "office/feeds/portals/:id",
    params: { id: "portal" },
    search,
  })),
  { path: "office/inbox/new" },
  { path: "office/inbox/new", search: `?person=${known.contact}` },
  { path: "office/inbox/replies", search: `?pick-${known.conversation}=on` },
  { path: "office/brochure/:id", params: { id: known.home } },
  { path: "office/unmatched-emails" },
  { path: "office/unmatched-emails", search: "?discarded" },
  { path: "office/received-file/:id", params: { id: known.mail } },
  { path: "office/team" },
  { path: "office/team/:id", params: { id: known.colleague } },
  { path: "office/account" },
  { path: "office/account/api-keys" },
  { path: "office/settings" },
  { path: "office/settings/branches" },
  { path: "office/settings/templates" },
  { path: "office/settings/signature" },
];

/** Without rows of their own, or a stream that does not end. */
export const officeWithoutRows = [
  "office",
  "office/sign-in",
  "office/sign-in/link",
  "office/sign-in/openid",
  "office/sign-in/openid/return",
  "office/set-up",
  "office/invitation",
  "office/listings/new",
  "office/more",
  "office/no-access",
  "office/run-sheet/worker.js",
  "office/events",
  "office/*",
];
