import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../server/platform/database/client.ts";
import type { Fields, ReadRow } from "./office-form.ts";
import { openCaseLink, openRecord } from "./open-links.ts";
import type { Known, Visit } from "./visits.ts";
import type { SiteForm } from "./walk.ts";

interface Page {
  read: ReadRow;
  orm: Queryable;
  /** What the page or form before was answered. */
  answered: string;
}

/** Without a form the page is read. */
interface OwnForm extends Visit {
  form?: SiteForm;
}

/** Made just before it is sent, of what its page would show then. */
export type BuildOwnForm = (page: Page) => Promise<OwnForm>;

/** What renters and landlords send from their own pages, after the office has sent its forms. */
export const listOwnForms = (known: Known): BuildOwnForm[] => [
  ...listViewingForms(known),
  ...listSigningForms(known),
  ...listRenterForms(known),
  ...listLandlordForms(known),
  ...listDataForms(known),
  confirmJoin,
];

const send = (visit: Visit, fields: Fields, file?: File): OwnForm => ({
  ...visit,
  form: { fields, file },
});

const createPaper = (name: string) =>
  new File(["%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF"], name, { type: "application/pdf" });

/** The first time that the page before offers. */
const readChoice = (page: string) => /"choice":"([^"]+)"/.exec(page)?.[1] ?? "";

function listViewingForms(known: Known): BuildOwnForm[] {
  const ahead = sql`select b.id from bookings b join listing_records h on h.id = b.listing_id
      join home_viewings v on v.listing_id = h.id
    where b.starts_at > '2026-11-23' and b.state = 'confirmed' and b.id <> ${known.booking}
      and not v.is_tenanted order by b.starts_at desc, b.id limit 1`;
  let booking: string | undefined;
  const readOwn = async ({ read, orm }: Page): Promise<Visit> => {
    booking ??= await openRecord(orm, "booking", (await read(ahead))["id"]!);
    return { path: "my-viewing", search: `?id=${booking}` };
  };
  const times: Visit = { path: "choose-viewing", search: `?id=${known.links.times}` };
  const owner = sql`select id, contact_id::text as "contactId" from bookings where id = ${known.booking}`;
  const seen = sql`select id from bookings where calendar_uid = ${known.seenViewing}`;
  return [
    async (page) => send(await readOwn(page), {}),
    async (page) => send(await readOwn(page), { change: "reminder", wants: "on" }),
    readOwn,
    async (page) => {
      const time = readChoice(page.answered);
      return send(await readOwn(page), { change: "move", time });
    },
    async (page) => send(await readOwn(page), { change: "cancel", reason: "Another home." }),
    async ({ read, orm }) => {
      const { id = "", contactId = "" } = await read(owner);
      const token = await openCaseLink(orm, { contactId });
      return send(
        { path: "my-case/:token/to/:kind/:id", params: { token, kind: "viewing", id } },
        {},
      );
    },
    async () => times,
    async ({ answered }) => send(times, { time: readChoice(answered) }),
    async ({ read, orm }) => {
      const id = await openRecord(orm, "booking", (await read(seen))["id"]!);
      const words = { answer: "interested", message: "We liked the garden." };
      return send({ path: "viewing-feedback", search: `?id=${id}` }, words);
    },
  ];
}

/**
 * A page of one's own.
 * @param whose one row: the contact or the landlord, and what the forms of the page say of it
 */
function openOwnPage(path: string, whose: SQL) {
  let own: { visit: Visit; facts: Fields } | undefined;
  const readOwn = async ({ read, orm }: Page) => {
    if (own) return own;
    const { contactId, landlordId = "", ...facts } = await read(whose);
    const token = await openCaseLink(orm, contactId ? { contactId } : { landlordId });
    own = { facts, visit: { path, params: { token } } };
    return own;
  };
  const post =
    (fields: Fields, file?: File): BuildOwnForm =>
    async (page) => {
      const { visit, facts } = await readOwn(page);
      return send(visit, { ...facts, ...fields }, file);
    };
  return { readOwn, post };
}

/** Of a tenant of the tenancy whose agreement the office has issued. */
function listSigningForms(known: Known): BuildOwnForm[] {
  const { post } = openOwnPage(
    "my-case/:token",
    sql`select t.id::text as let, t.listing_id as home, p.id::text as person, p.contact_id::text as "contactId",
        (select d.id::text from documents d where d.subject_id = t.id::text and d.kind = 'agreement') as document
      from tenancies t join tenancy_people p on p.tenancy_id = t.id and p.role = 'tenant' where t.id = ${known.let}`,
  );
  return [post({ change: "sign", name: "Priya Raman", consents: "on" })];
}

/** Of a tenant whose holding deposit has come: of a tenancy that the office's forms have just made it has not. */
function listRenterForms(known: Known): BuildOwnForm[] {
  const { readOwn, post } = openOwnPage(
    "my-case/:token",
    sql`select t.id as let, t.listing_id as home, p.id::text as person, p.contact_id::text as "contactId"
      from tenancies t join tenancy_people p on p.tenancy_id = t.id
      where t.state = 'progressing' and t.accepted_by = 'job' and t.id <> ${known.let} order by t.id desc limit 1`,
  );
  return [
    post({ change: "write", message: "When do we get the keys?" }),
    post({ change: "code", code: "R12 345 678" }),
    post({ change: "holding", towards: "deposit", consents: "on" }),
    post({ change: "paper", kind: "identity" }, createPaper("passport.pdf")),
    async (page) => {
      const { facts, visit } = await readOwn(page);
      const { id = "" } = await page.read(sql`select d.id::text from documents d
        join tenancy_people p on p.contact_id = d.contact_id where p.id = ${facts["person"]} limit 1`);
      return { path: "my-case/:token/paper/:id", params: { ...visit.params, id } };
    },
    post({ change: "withdraw", sure: "on", reason: "We stay where we are." }),
    post({ change: "renew" }),
    async () =>
      send({ path: "my-case/:token", params: { token: "none" } }, { email: "1@example.com" }),
  ];
}

/** Of a landlord who was asked about an offer, and whose home somebody asked something about. */
function listLandlordForms(known: Known): BuildOwnForm[] {
  const asked = sql`
    with offer as (
      select o.id, o.listing_id, l.landlord_id from offers o join landlord_homes l on l.listing_id = o.listing_id
        join listings on listings.id = o.listing_id and listings.status = 'available'
      where o.state = 'submitted' and l.landlord_id is not null order by o.id limit 1),
    answer as (
      insert into landlord_answers (offer_id, landlord_id, asked_at, asked_by)
      select id, landlord_id, '2026-11-20', ${known.colleague}::uuid from offer on conflict (offer_id) do update set landlord_id = excluded.landlord_id),
    question as (
      insert into viewer_questions (conversation_id, listing_id, question, shown_at, shown_by)
      select ${known.conversation}::uuid, listing_id, 'Is there room for a piano?', '2026-11-20', ${known.colleague}::uuid
      from offer returning id)
    select offer.id as offer, listing_id as home, landlord_id::text as "landlordId", question.id::text as question
    from offer, question`;
  const { readOwn, post } = openOwnPage("my-home/:token", asked);
  return [
    post({ change: "write", message: "Is anybody coming on Thursday?" }),
    post({ change: "rent", rent: "2345" }),
    post({ change: "paper", kind: "insurance" }, createPaper("insurance.pdf")),
    post({ change: "reply", answer: "There is." }),
    post({ change: "answer", answer: "decline", reason: "start-date", note: "Too late." }),
    async (page) => {
      const { visit } = await readOwn(page);
      return send({ ...visit, path: "my-home/:token/digest" }, { change: "stopped" });
    },
    post({ change: "renew" }),
    async () =>
      send({ path: "my-home/:token", params: { token: "none" } }, { email: "1@example.com" }),
  ];
}

/** Of somebody who wants to know what is held about them, and then to be forgotten. */
function listDataForms(known: Known): BuildOwnForm[] {
  let params: Record<string, string> | undefined;
  const readOwn = async ({ orm }: Page): Promise<Visit> => {
    params ??= { token: await openCaseLink(orm, { contactId: known.contact }) };
    return { path: "my-case/:token/data", params };
  };
  const readSecret = async ({ read }: Page) => {
    const { html = "" } = await read(
      sql`select html from outbox where kind = 'own-data' order by created_at desc limit 1`,
    );
    return /data\?confirm=([\w-]+)/.exec(html)?.[1] ?? "";
  };
  return [
    async (page) => send(await readOwn(page), { change: "marketing", email: "on" }),
    async (page) => send(await readOwn(page), { wish: "copy" }),
    async (page) => {
      const copy = { ...(await readOwn(page)), path: "my-case/:token/data/copy" };
      return send(copy, { confirm: await readSecret(page) });
    },
    async (page) => send(await readOwn(page), { wish: "erasure" }),
    async (page) => ({
      ...(await readOwn(page)),
      search: `?confirm=${await readSecret(page)}`,
    }),
    async (page) => send(await readOwn(page), { change: "erase", confirm: await readSecret(page) }),
  ];
}

/** Of two people whom staff have joined just before. */
async function confirmJoin({ orm }: Page): Promise<OwnForm> {
  const { rows } = await orm.execute<{ id: string; email: string }>(sql`
    with pair as (
      select array_agg(id order by id) as ids from (
        select id from contacts where id not in (select contact_id from contact_merges)
        order by id limit 2) c),
    merged as (
      insert into contact_merges (contact_id, into_id, merged_at, merged_by)
      select ids[1], ids[2], now(), 'command line' from pair returning contact_id, into_id),
    asked as (
      insert into join_confirmations (joined_id, contact_id, asked_at)
      select contact_id, contact_id, now() from merged returning id)
    select asked.id::text as id, other.email as email
    from asked, merged join contacts other on other.id = merged.into_id`);
  const { id, email } = rows[0]!;
  const token = await openRecord(orm, "joined-contact", id);
  return send({ path: "confirm-address/:token", params: { token } }, { email });
}
