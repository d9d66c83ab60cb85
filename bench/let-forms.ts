import { type SQL, sql } from "drizzle-orm";
import { toOfferRef } from "../server/offers/offer-ref.ts";
import { stampOffers } from "../server/tenancies/decide-home-offer.ts";
import type { OfficeForm } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** Of offers and of lets. */
export const listLetForms = (known: Known): OfficeForm[] => [
  ...listOfferForms(known),
  ...listProgressForms(known),
  ...listEndForms(known),
];

function listOfferForms(known: Known): OfficeForm[] {
  const page = { path: "office/offers/:listingId", params: { listingId: known.offeredHome } };
  const ref = toOfferRef(known.offer);
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
  const page = { path: "office/lets/:id", params: { id: known.let } };
  const withPerson = (fields: Record<string, string>): OfficeForm => ({
    ...page,
    fields: async (read) => ({ ...fields, ...(await read(personOf(known))) }),
  });
  const holding = { kind: "holding-deposit" };
  return [
    {
      path: "office/listings/:id/landlord",
      params: (read) => read(sql`select listing_id as id from tenancies where id = ${known.let}`),
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
    { ...page, fields: { change: "assign", owner: known.colleague } },
    withPerson({ change: "mail-page" }),
    withPerson({ change: "ask-share-code" }),
    withPerson({ change: "give-share-code", code: "R12 345 678" }),
    withPerson({ change: "complete-step", kind: "identity", outcome: "passed", ...evidence }),
    withPerson({ change: "reopen-step", kind: "identity" }),
    withPerson({ change: "complete-step", kind: "identity", outcome: "passed", ...evidence }),
    withPerson({ change: "complete-step", kind: "references", outcome: "passed", ...evidence }),
    withPerson({
      change: "check-right-to-rent",
      result: "permanent",
      method: "original-document",
      ...evidence,
    }),
    {
      ...page,
      fields: {
        change: "add-person",
        role: "guarantor",
        firstname: "Sam",
        lastname: "Obi",
        phone: "07700 900778",
        email: "sam@example.com",
      },
    },
    { ...page, fields: { change: "waive-guarantor" } },
    { ...page, fields: { change: "move-start", startsOn: "2026-12-22" } },
    { ...page, fields: { change: "issue-paper", kind: "written-statement" } },
    { ...page, fields: { change: "look issue-paper", kind: "written-statement" } },
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

const personOf = (known: Known): SQL => sql`select id::text as "personId" from tenancy_people
  where tenancy_id = ${known.let} and role = 'tenant' limit 1`;

function listEndForms(known: Known): OfficeForm[] {
  const end = { by: "landlord", on: day, note: "Sold", relist: "on" };
  const page = { path: "office/lets/:id", params: { id: known.let } };
  return [
    { ...page, fields: { change: "look fall-through", ...end } },
    { ...page, fields: { change: "fall-through", ...end } },
  ];
}
