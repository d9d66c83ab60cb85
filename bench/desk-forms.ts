import { sql } from "drizzle-orm";
import { listForms, type OfficeForm } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** Of the inbox, of people and of mails. */
export const listDeskForms = (known: Known): OfficeForm[] => [
  ...listInboxForms(known),
  ...listPeopleForms(known),
  ...listMailForms(known),
];

function listInboxForms(known: Known): OfficeForm[] {
  const open = { path: "office/inbox/:id?", params: { id: known.conversation } };
  const other = sql`select id::text as other from conversations
    where id <> ${known.conversation} and merged_into is null
      and listing_id = (select listing_id from conversations where id = ${known.conversation})
    order by id limit 1`;
  const seen = sql`select coalesce(max(id), 0)::text as "lastSeen" from conversation_messages
    where conversation_id = ${known.conversation}`;
  return [
    { ...open, fields: { change: "take" } },
    {
      ...open,
      fields: (read) =>
        read(sql`select 'undo' as change, token::text from conversation_undos limit 1`),
    },
    ...listForms(open, [
      { change: "assign", owner: known.colleague },
      { "assign-to": "" },
      { "snooze-for": "workday" },
      { change: "close" },
      { change: "reopen" },
      { change: "note", body: "They have a piano." },
      { change: "call", body: "They come on Thursday." },
      { change: "came-from", cameFrom: "board" },
      { change: "show-to-landlord", question: "Is there room for a piano?" },
      { change: "save-view", viewName: "Late", query: "late=on" },
    ]),
    { ...open, fields: { change: "close", scope: "picked", [`pick-${known.conversation}`]: "on" } },
    {
      ...open,
      fields: async (read) => ({ change: "reply", body: "Yes, there is.", ...(await read(seen)) }),
    },
    {
      ...open,
      fields: async (read) => ({
        change: "reply-and-close",
        body: "Yes, there is.",
        [`attach-brochure/${known.home}`]: "on",
        ...(await read(seen)),
      }),
    },
    {
      ...open,
      fields: (read) =>
        read(sql`select 'undo' as change, token::text from conversation_undos
          where jsonb_typeof(former) = 'object' order by created_at desc limit 1`),
    },
    { ...open, fields: async (read) => ({ change: "merge", ...(await read(other)) }) },
    {
      ...open,
      fields: async (read) => ({
        change: "unmerge",
        ...(await read(sql`select id::text as other from conversations
          where merged_into is not null order by id limit 1`)),
      }),
    },
    {
      ...open,
      fields: async (read) => ({
        change: "hide-from-landlord",
        ...(await read(sql`select id::text as other from viewer_questions limit 1`)),
      }),
    },
    {
      ...open,
      fields: async (read) => ({
        change: "rename-view",
        viewName: "Past the promise",
        ...(await read(sql`select id::text as "viewId" from saved_views limit 1`)),
      }),
    },
    {
      ...open,
      fields: async (read) => ({
        change: "remove-view",
        ...(await read(sql`select id::text as "viewId" from saved_views limit 1`)),
      }),
    },
    {
      path: "office/inbox/replies",
      fields: async (read) => ({
        change: "send",
        [`pick-${known.conversation}`]: "on",
        [`body-${known.conversation}`]: "Yes, there is.",
        [`lastSeen-${known.conversation}`]: (await read(seen))["lastSeen"]!,
      }),
    },
    {
      path: "office/presence",
      fields: { id: known.conversation, writing: "on", draft: "Yes" },
    },
    {
      path: "office/inbox/new",
      fields: {
        change: "enter",
        name: "Ada Obi",
        phone: "07700 900461",
        email: "ada@example.com",
        listingId: known.home,
        cameFrom: "board",
        body: "Is it free?",
        answered: "on",
      },
    },
    {
      path: "office/inbox/new",
      fields: {
        change: "enter",
        name: "Ada Obi",
        phone: "07700 900462",
        email: "",
        body: "Is anything free?",
      },
    },
  ];
}

function listPeopleForms(known: Known): OfficeForm[] {
  const card = { path: "office/contacts/:id", params: { id: known.contact } };
  const erasure = { path: "office/contacts/:id/erasure", params: { id: known.otherContact } };
  const asked = sql`select id::text as erasure from erasure_requests
    where state = 'asked' order by asked_at desc limit 1`;
  return [
    {
      path: "office/contacts/caller/:id",
      params: (read) =>
        read(sql`select id::text from conversations where person_key not like 'contact:%' limit 1`),
      fields: {
        change: "give-address",
        firstname: "Ada",
        lastname: "Obi",
        email: "ada2@example.com",
        confirmed: "on",
      },
    },
    {
      ...card,
      fields: {
        change: "choice",
        channel: "email",
        allowed: "yes",
        source: "On the telephone",
        wording: "Homes like this",
      },
    },
    { ...card, fields: { change: "mail-link" } },
    { ...card, fields: { change: "end-links" } },
    {
      path: "office/contacts/:id/merge",
      params: { id: known.contact },
      fields: (read) =>
        read(sql`select 'keep-this' as change, id::text as other from contacts
        where id not in (${known.contact}, ${known.otherContact}) order by id limit 1`),
    },
    {
      ...card,
      fields: async (read) => ({
        change: "unmerge",
        ...(await read(sql`select contact_id::text as contact from contact_merges limit 1`)),
      }),
    },
    {
      path: "office/contacts/:id/export",
      params: { id: known.contact },
      fields: { change: "show" },
    },
    { path: "office/contacts/:id/export.json", params: { id: known.contact }, fields: {} },
    { ...erasure, by: "negotiator", fields: { change: "ask", reason: "asked" } },
    {
      ...erasure,
      fields: async (read) => ({ change: "withdraw", ...(await read(asked)) }),
    },
    { ...erasure, by: "negotiator", fields: { change: "ask", reason: "asked" } },
    {
      ...erasure,
      fields: async (read) => ({ change: "confirm", ...(await read(asked)) }),
    },
  ];
}

function listMailForms(known: Known): OfficeForm[] {
  const mails = { path: "office/emails" };
  const waiting = { path: "office/emails/:id", params: { id: known.waitingMail } };
  return [
    ...listForms(mails, [{ change: "hold" }, { change: "release" }, { change: "retry-all" }]),
    {
      ...mails,
      fields: (read) =>
        read(sql`select 'stop' as change, id::text as mail from outbox
          where state = 'waiting' and id <> ${known.waitingMail} limit 1`),
    },
    ...listForms(waiting, [{ change: "stop" }, { change: "retry" }, { change: "stop" }]),
    { ...waiting, fields: { change: "readdress", recipient: "new@example.com" } },
    ...listHeldMailForms(),
  ];
}

/** Of mails that nobody knows whose they are. */
function listHeldMailForms(): OfficeForm[] {
  const held = { path: "office/unmatched-emails" };
  const one = (
    change: string,
    into = "",
  ) => sql`select ${change} as change, mail_id::text as mail, ${into} as into
    from held_mails order by mail_id limit 1`;
  return [
    { ...held, fields: (read) => read(one("discard")) },
    { ...held, fields: (read) => read(one("put-back")) },
    { ...held, fields: (read) => read(one("put", "new")) },
  ];
}
