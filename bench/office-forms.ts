import { type SQL, sql } from "drizzle-orm";
import { listDeskForms } from "./desk-forms.ts";
import { listDiaryForms } from "./diary-forms.ts";
import { listHomeForms } from "./home-forms.ts";
import { listTenancyForms } from "./tenancy-forms.ts";
import type { OfficeForm } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** A form of every use case that changes something, in an order in which each has something to change. */
export const listOfficeForms = (known: Known): OfficeForm[] => [
  ...listDeskForms(known),
  ...listDiaryForms(known),
  ...listTenancyForms(known),
  ...listHomeForms(known),
  ...listAgencyForms(known),
];

const agency = { path: "office/settings/branches" };
const person = (known: Known) => ({ path: "office/team/:id", params: { id: known.limited } });

const editBranch = (name: string, areas: SQL): OfficeForm => ({
  ...agency,
  fields: async (read) => ({
    change: "edit",
    ...(await read(sql`select id::text, name, phone, address, coalesce(feed_id, '') as "feedId",
        ${areas} as areas, floor(extract(epoch from updated_at) * 1000)::bigint::text as mark
      from branches where name = ${name} and closed_at is null`)),
  }),
});

const listAgencyForms = (known: Known): OfficeForm[] => [
  { path: "office/branch", fields: { branch: known.branch, to: "/office/today" } },
  { path: "office/theme", fields: { theme: "dark" } },
  {
    path: "office/team",
    fields: {
      change: "invite",
      name: "Imogen Achebe",
      email: "imogen@example.com",
      role: "negotiator",
    },
  },
  {
    path: "office/team/:id",
    params: { id: known.limited },
    fields: { change: "branch", branch: known.branch, isLimited: "" },
  },
  {
    ...person(known),
    fields: async (read) => ({
      change: "edit",
      role: "manager",
      ...(await read(sql`select name, name as "wasName", role as "wasRole" from staff
        where id = ${known.limited}`)),
    }),
  },
  {
    ...person(known),
    fields: async (read) => ({
      change: "email",
      email: "moved@example.com",
      ...(await read(sql`select email as "wasEmail" from staff where id = ${known.limited}`)),
    }),
  },
  { ...person(known), fields: { change: "leave", successor: "2" } },
  { path: "office/account", fields: { change: "renew-calendar" } },
  { path: "office/account", fields: { change: "end-calendar" } },
  {
    path: "office/account/api-keys",
    fields: { change: "make", name: "Feed", "scope-listings:write": "on" },
  },
  {
    path: "office/today",
    fields: (read) =>
      read(sql`select 'mark-checked' as change, id::text as document from documents
        where kind = 'ownership' and checked_at is null limit 1`),
  },
  { path: "office/settings", fields: { change: "add-day", date: "2026-12-24" } },
  { path: "office/settings", fields: { change: "remove-day", date: "2026-12-24" } },
  {
    path: "office/settings/templates",
    fields: { change: "save", title: "Thanks", body: "Thank you." },
  },
  {
    path: "office/settings/templates",
    fields: (read) => read(sql`select 'delete' as change, id::text from reply_templates limit 1`),
  },
  { path: "office/settings/signature", fields: { change: "save", signature: "Yours, the office" } },
  {
    ...agency,
    fields: { change: "add", name: "Peckham", phone: "020 7946 0151", areas: "", feedId: "1015" },
  },
  editBranch("Branch 2", sql`array_to_string((array_remove(areas, 'N1'))[:100], ', ')`),
  editBranch("Branch 1", sql`array_to_string((array_remove(areas, 'N1'))[:100], ', ')`),
  editBranch("Peckham", sql`'N1'`),
  {
    ...agency,
    fields: (read) =>
      read(sql`select 'main' as change, id::text from branches where name = 'Peckham'`),
  },
  {
    ...agency,
    fields: (read) =>
      read(sql`select 'close' as change, id::text, ${known.branch} as successor from branches
        where name = 'Peckham'`),
  },
];
