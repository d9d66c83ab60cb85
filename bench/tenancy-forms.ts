import { type SQL, sql } from "drizzle-orm";
import { stampOffers } from "../server/tenancies/decision/decide-home-offer.ts";
import type { OfficeForm, ReadRow } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** Of offers and of tenancies. */
export const listTenancyForms = (known: Known): OfficeForm[] => [
  ...listOfferForms(known),
  ...listProgressForms(known),
  ...listEndForms(known),
];

function listOfferForms(known: Known): OfficeForm[] {
  const page = { path: "office/offers/:listingId", params: { listingId: known.offeredHome } };
  const ref = known.offer;
  const accepted = {
    decision: "accept",
    ref,
    holding: "50",
    dueOn: "2026-11-24",
    owner: known.colleague,
  };
  /** First a look at the mails, then the button below them. */
  const look = (change: string, more: Record<string, string>): OfficeForm[] => [
    {
      ...page,
      fields: async (_, { orm }) => ({
        ...more,
        change: `look ${change}`,
        stamp: await stampOffers(orm, known.offeredHome),
      }),
    },
    {
      ...page,
      fields: async (_, { orm, answered }) => ({
        ...more,
        change,
        stamp: await stampOffers(orm, known.offeredHome),
        looked: /"looked":"(\w+)"/.exec(answered)?.[1] ?? "",
      }),
    },
  ];
  return [
    { ...page, fields: { change: "note", ref, note: "They have a piano." } },
    ...look("ask", {}),
    ...look("decide", { decision: "decline", ref, reason: "start-date" }),
    {
      ...page,
      fields: async (read) => ({
        change: "undo",
        ...(await read(sql`select id::text as undo from decision_undos limit 1`)),
      }),
    },
    ...look("decide", { decision: "back-up", ref }),
    ...look("decide", accepted),
  ];
}

const day = "2026-11-20";
const evidence = { on: day, note: "Seen" };

function listProgressForms(known: Known): OfficeForm[] {
  const page = { path: "office/tenancies/:id", params: { id: known.let } };
  const withPerson = (fields: Record<string, string>, role = "tenant"): OfficeForm => ({
    ...page,
    fields: async (read) => ({ ...fields, ...(await read(personOf(known, role))) }),
  });
  const rightToRent = {
    change: "check-right-to-rent",
    result: "permanent",
    method: "original-document",
    ...evidence,
  };
  const holding = { kind: "holding-deposit" };
  const landlord = {
    path: "office/listings/:id/landlord",
    params: (read: ReadRow) =>
      read(sql`select listing_id as id from tenancies where id = ${known.let}`),
  };
  return [
    {
      ...landlord,
      fields: {
        change: "set",
        landlord: "new",
        firstname: "Beatrix",
        lastname: "Oyelaran",
        phone: "07700 900779",
        email: "landlord@example.com",
        address: "1 High Street, London E2 7DP",
      },
    },
    {
      ...landlord,
      fields: {
        change: "sanctions",
        result: "clear",
        checkedOn: day,
        searched: "The list.",
        checkedName: "Beatrix Oyelaran",
        checkedAddress: "1 High Street, London E2 7DP",
      },
    },
    { ...page, fields: { change: "assign", owner: known.colleague } },
    withPerson({ change: "mail-page" }),
    withPerson({ change: "ask-share-code" }),
    withPerson({ change: "give-share-code", code: "R12 345 678" }),
    withPerson({ change: "complete-step", kind: "identity", outcome: "passed", ...evidence }),
    withPerson({ change: "reopen-step", kind: "identity" }),
    withPerson({ change: "complete-step", kind: "identity", outcome: "passed", ...evidence }),
    withPerson({ change: "complete-step", kind: "references", outcome: "passed", ...evidence }),
    withPerson(rightToRent),
    {
      ...page,
      fields: {
        change: "add-person",
        role: "occupier",
        firstname: "Sam",
        lastname: "Obi",
        phone: "07700 900778",
        email: "sam@example.com",
      },
    },
    withPerson(rightToRent, "occupier"),
    { ...page, fields: { change: "waive-guarantor" } },
    { ...page, fields: { change: "move-start", startsOn: "2026-12-22" } },
    { ...page, fields: { change: "issue-paper", kind: "written-statement" } },
    { ...page, fields: { change: "look issue-paper", kind: "agreement" } },
    { ...page, fields: { change: "issue-paper", kind: "agreement" } },
    {
      ...page,
      fields: { change: "choose-holding-use", towards: "deposit", ...evidence },
    },
    { ...page, fields: { change: "remind" } },
    {
      ...page,
      fields: async (read) => ({
        change: "extend-deadline",
        until: "2026-12-20",
        agreedOn: day,
        note: "Both agreed",
        ...(await read(sql`select id::text as "documentId" from documents
          where subject_id = ${known.let} limit 1`)),
      }),
    },
    { ...page, fields: { change: "repay-payment", ...holding, pence: "565.38", ...evidence } },
  ];
}

const personOf = (
  known: Known,
  role: string,
): SQL => sql`select id::text as "personId" from tenancy_people
  where tenancy_id = ${known.let} and role = ${role} limit 1`;

/** Of the tenancy that was begun above, and of one that has gone on: another one's agreement is signed later. */
function listEndForms(known: Known): OfficeForm[] {
  const path = "office/tenancies/:id";
  const begun = sql`select id::text from tenancies where offer_id = ${known.offer}`;
  const page = { path, params: (read: ReadRow) => read(begun) };
  // Offers are for any home, also for one that is let.
  const agreed = sql`with home as (update listing_records set state = 'let-agreed', state_since = ${day}
      where id = ${known.offeredHome} returning id)
    select t.id::text from tenancies t join home on home.id = t.listing_id where offer_id = ${known.offer}`;
  const end = { by: "landlord", on: day, note: "Sold" };
  return [
    { ...page, fields: { change: "look fall-through", relist: "on", ...end } },
    { ...page, fields: { change: "fall-through", ...end } },
    { path, params: (read) => read(agreed), fields: { change: "relist" } },
    {
      path,
      params: (read) =>
        read(sql`select id::text from tenancies where state = 'moved-in' order by id limit 1`),
      fields: { change: "finish", ...end },
    },
  ];
}
