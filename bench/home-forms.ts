import { sql } from "drizzle-orm";
import type { OfficeForm } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** Of a home, of the table of homes and of a landlord. */
export function listHomeForms(known: Known): OfficeForm[] {
  const home = { path: "office/listings/:id", params: { id: known.home } };
  const fed = { path: "office/listings/:id", params: { id: known.fedHome } };
  const table = { path: "office/listings" };
  return [
    {
      path: "office/listings/new",
      fields: { change: "begin", address: "14 Calvert Terrace", postcode: "E2 7DP" },
    },
    {
      ...home,
      fields: async (read) => ({
        change: "branch",
        ...(await read(
          sql`select id::text as branch from branches where id <> ${known.branch} limit 1`,
        )),
      }),
    },
    { ...home, fields: { change: "branch", branch: known.branch } },
    { ...fed, fields: { change: "take-over" } },
    { ...fed, fields: { change: "save", rentPcm: "1850" } },
    { path: "office/listings/:id/save", params: fed.params, fields: { rentPcm: "1900" } },
    { ...fed, fields: { change: "undo" } },
    {
      ...fed,
      fields: {
        change: "add-certificate",
        kind: "eicr",
        issuedOn: "2026-11-10",
        reference: "EICR 7",
      },
    },
    {
      ...fed,
      fields: (read) =>
        read(sql`select 'remove-certificate' as change, id::text as certificate
          from listing_certificates where listing_id = ${known.fedHome} limit 1`),
    },
    {
      path: "office/listings/:id/uploads",
      params: fed.params,
      fields: { fileName: "hall.jpg", bytes: "4711", changedAt: "1795668358000" },
    },
    { ...home, fields: { change: "preview" } },
    { ...home, fields: { change: "state", to: "withdrawn", cancelViewings: "on" } },
    {
      ...home,
      fields: (read) =>
        read(sql`select 'undo-state' as change, token::text from listing_undos limit 1`),
    },
    {
      ...table,
      fields: {
        change: "state",
        to: "withdrawn",
        cancelViewings: "on",
        [`pick-${known.offeredHome}`]: "on",
      },
    },
    { ...table, fields: { change: "save-view", viewName: "Own", query: "only=own" } },
    ...listLandlordForms(known),
  ];
}

function listLandlordForms(known: Known): OfficeForm[] {
  const landlord = { path: "office/listings/:id/landlord", params: { id: known.home } };
  const terms = sql`select id::text as terms from landlord_terms limit 1`;
  return [
    {
      ...landlord,
      fields: {
        change: "set",
        landlord: "new",
        firstname: "Beatrix",
        lastname: "Oyelaran",
        phone: "07700 900777",
        email: "beatrix@example.com",
      },
    },
    { ...landlord, fields: { change: "mail-link" } },
    { ...landlord, fields: { change: "end-links" } },
    {
      ...landlord,
      fields: { change: "terms-sent", plan: "tenant-find", version: "2026", sentOn: "2026-11-19" },
    },
    {
      ...landlord,
      fields: async (read) => ({
        change: "terms-signed",
        ...(await read(terms)),
        signedOn: "2026-11-19",
        on: "2026-11-19",
        where: "elsewhere",
        toldOn: "2026-11-19",
      }),
    },
    {
      ...landlord,
      fields: async (read) => ({
        change: "terms-cancelled",
        ...(await read(terms)),
        cancelledOn: "2026-11-20",
      }),
    },
    {
      ...landlord,
      fields: {
        change: "sanctions",
        result: "clear",
        checkedOn: "2026-11-20",
        searched: "The list of today.",
        checkedName: "Beatrix Oyelaran",
      },
    },
    {
      ...landlord,
      fields: {
        change: "sanctions",
        result: "match",
        checkedOn: "2026-11-20",
        searched: "The list of today.",
        checkedName: "Beatrix Oyelaran",
      },
    },
  ];
}
