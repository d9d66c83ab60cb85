import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import { hashSecret } from "../access-links/link-secret.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { readEveryRow } from "../testing/every-row.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

/** As people held them before. */
const secrets = {
  offer: "sFLV1Gdj5aO79EiFaZxs",
  "alert-confirm": "Y29uZmlybS10b2tlbi1vZi1hbi1hbGVy",
  "alert-stop": "c3RvcC10b2tlbi1vZi1vdHRvbGluZTAx",
  campaign: "cmVjaXBpZW50LW9mLWEtY2FtcGFpZ24x",
  preview: "p".repeat(43),
  calendar: "c".repeat(43),
} as const satisfies Partial<Record<LinkPurpose, string>>;

const alert = "0d6ff0a5-7c2f-4c65-9d4e-3b6b1a8a1c01";
const colleague = "0d6ff0a5-7c2f-4c65-9d4e-3b6b1a8a1c02";
const home = "p00000000001";
const now = new Date("2026-11-28T12:00:00Z");

describe.each(testEngines)(
  "the migration of secrets to access links, on the %s engine",
  (engine) => {
    test("leaves every link working and no secret in any row", async () => {
      await migrateOldDatabase(engine, {
        last: 69,
        fill,
        async check(database) {
          await expectLinks(database);
          await expectPlaces(database);
          const everything = await readEveryRow(database.orm);
          for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
          await expectTriggers(database);
        },
      });
    });
  },
);

async function fill({ orm }: Database): Promise<void> {
  const { offer, campaign } = secrets;
  const run = (text: string) => orm.execute(sql.raw(text));
  await run(`
    insert into listings (id, branch_id, agent_ref, status, name, area, city, display_address,
      address, outcode, incode, property_type, bedrooms, rent_pcm, no_deposit, short_description,
      long_description, special_features, display_features, lat, long, location_accurate,
      stations, media, material)
    values ('${home}', 'b', 'r', 'available', 'Loriner Street', 'Shoreditch', 'London', 'Street',
      'Flat 3', 'E2', '7ZZ', 'Flat', 2, 2450, false, '', '', '{}', '{}', 51.5, -0.1, true, '[]',
      '[]', '{}')`);
  await run(`
    insert into listing_records (id, origin, branch_id, agent_ref, state, preview_hash, preview_until)
    values ('${home}', 'office', 'b', 'r', 'ready', '${hashSecret(secrets.preview)}', '2026-12-05T12:00:00Z')`);
  await run(`
    insert into contacts (firstname, lastname, phone, email, phone_key, email_key)
    values ('Ada', 'Brough', '07700 900123', 'ada@example.com', '1', 'ada@example.com')`);
  await run(`
    insert into offers (id, listing_id, contact_id, state, invited_at, expires_at)
    select '${offer}', '${home}', id, 'invited', now(), now() from contacts`);
  await run(`
    insert into offer_history (offer_id, action, state, actor, at)
    values ('${offer}', 'invite', 'invited', 'command line', now())`);
  await run(`
    insert into tenancies (offer_id, listing_id, state, accepted, accepted_on, accepted_by,
      starts_on, rent_pcm, takes_deposit, adults, guarantor_required, created_at)
    values ('${offer}', '${home}', 'progressing', '{}', '2026-11-20', 'x', '2026-12-20', 2450, true, 1,
      false, now())`);
  await run(`
    insert into decision_undos (listing_id, decision, decided_by, decided_at, former)
    values ('${home}', 'accept', 'x', now(), '{"offers": [{"id": "${offer}", "was": {}}], "mailIds": []}')`);
  await run(`
    insert into audit (actor, action, subject, subject_id, detail)
    values ('visitor', 'offer.draft', 'offer', '${offer}', null),
      ('x', 'tenancy.agreed', 'tenancy', 't', '{"offerId": "${offer}", "listingId": "${home}"}')`);
  await run(`
    insert into alerts (id, email, email_key, search, description, frequency, state, confirm_hash,
      stop_token, link_origin, created_at)
    values ('${alert}', 'ada@example.com', 'ada@example.com', '', '', 'daily', 'active',
      '${createHash("sha256").update(secrets["alert-confirm"]).digest("hex")}',
      '${secrets["alert-stop"]}', 'https://lettings.example.com', now())`);
  await run(`
    with sent as (
      insert into campaigns (kind, dev, created_at) values ('renter-survey', '', now()) returning id)
    insert into campaign_recipients (id, campaign_id, name, email, email_key, created_at)
    select '${campaign}', id, 'Ada', 'ada@example.com', 'ada@example.com', now() from sent`);
  await run(`
    insert into campaign_replies (recipient_id, resp, created_at) values ('${campaign}', true, now())`);
  await run(`
    insert into staff (id, name, email, email_key, role, invited_at)
    values ('${colleague}', 'Imogen', 'imogen@example.com', 'imogen@example.com', 'negotiator', now())`);
  await run(`
    insert into calendar_addresses (staff_id, token_hash, created_at)
    values ('${colleague}', '${hashSecret(secrets.calendar)}', now())`);
  const quoted = `> ${site}/offer/${secrets.offer} and ${site}/alert/stop?id=${secrets["alert-stop"]}`;
  await orm.execute(sql`
    insert into conversations (person_key, contact_id, name, kind, snippet, asked_at, last_message_at, search_words)
    select 'contact:' || id, id, 'Ada Brough', 'offer', '', now(), now(),
      array_to_tsvector(array['ada', ${secrets.offer.toLowerCase()}]) from contacts`);
  await orm.execute(sql`
    insert into conversation_messages (conversation_id, kind, request_kind, record_id, body, mail, at)
    select id, said.kind, request_kind, record_id, body, mail, now() from conversations, (values
      ('request', 'offer', ${secrets.offer}, '', null::jsonb),
      ('mail', null, null, ${quoted}, jsonb_build_object('quoted', ${quoted}::text))
    ) as said (kind, request_kind, record_id, body, mail)`);
  for (const [kind, aboutId, html, unsubscribe] of mails) {
    await orm.execute(sql`
      insert into outbox (kind, recipient, subject, html, about_id, unsubscribe_url)
      values (${kind}, 'ada@example.com', 's', ${html}, ${aboutId}, ${unsubscribe})`);
  }
}

const site = "https://lettings.example.com";
const mails: [kind: string, aboutId: string, html: string, unsubscribe: string | null][] = [
  ["offer-invitation", secrets.offer, `<a href="${site}/offer/${secrets.offer}">`, null],
  ["offer-notice", secrets.offer, `<b>${secrets.offer}</b>`, null],
  [
    "alert-confirmation",
    alert,
    `<a href="${site}/alert/confirm?id=${secrets["alert-confirm"]}">`,
    null,
  ],
  [
    "alert",
    alert,
    `<a href="${site}/alert/stop?id=${secrets["alert-stop"]}">`,
    `${site}/api/alert/${secrets["alert-stop"]}/unsubscribe`,
  ],
  [
    "campaign-invitation",
    secrets.campaign,
    `<a href="${site}/renter-survey?id=${secrets.campaign}&amp;resp=true">`,
    `${site}/api/campaign/${secrets.campaign}/unsubscribe`,
  ],
];

async function readIds({ orm }: Database) {
  const { rows } = await orm.execute<{ offer: string; recipient: string }>(
    sql`select offers.id as offer, campaign_recipients.id as recipient from offers, campaign_recipients`,
  );
  return rows[0]!;
}

async function expectLinks(database: Database): Promise<void> {
  const { offer, recipient } = await readIds(database);
  const records = {
    offer,
    campaign: recipient,
    "alert-confirm": alert,
    "alert-stop": alert,
    preview: home,
    calendar: colleague,
  };
  const app = { database, now: () => now };
  for (const purpose of [
    "offer",
    "campaign",
    "alert-confirm",
    "alert-stop",
    "preview",
    "calendar",
  ] as const)
    expect([purpose, await findRecordId(app, purpose, secrets[purpose])]).toEqual([
      purpose,
      records[purpose],
    ]);
}

/** Where the id of an offer or recipient stood, the new one stands. */
async function expectPlaces(database: Database): Promise<void> {
  const { offer, recipient } = await readIds(database);
  const select = async (text: string) => (await database.orm.execute(sql.raw(text))).rows;
  const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  expect(offer).toMatch(uuidForm);
  expect(recipient).toMatch(uuidForm);
  const ofOffer = [
    "select offer_id as id from offer_history",
    "select offer_id as id from tenancies",
    "select former -> 'offers' -> 0 ->> 'id' as id from decision_undos",
    "select subject_id as id from audit where subject = 'offer'",
    "select detail ->> 'offerId' as id from audit where subject = 'tenancy'",
  ];
  for (const text of ofOffer) expect([text, await select(text)]).toEqual([text, [{ id: offer }]]);
  expect(await select("select recipient_id as id from campaign_replies")).toEqual([
    { id: recipient },
  ]);
  const stored = await select("select * from outbox");
  const of = (kind: string) => stored.find((mail) => mail["kind"] === kind);
  expect(of("alert")).toMatchObject({
    html: `<a href="${site}/alert/stop?id=~alert-stop.${alert}~">`,
    unsubscribe_url: `${site}/api/alert/~alert-stop.${alert}~/unsubscribe`,
  });
  expect(of("alert-confirmation")).toMatchObject({
    html: `<a href="${site}/alert/confirm?id=~alert-confirm.${alert}~">`,
  });
  expect(of("campaign-invitation")).toMatchObject({
    about_id: recipient,
    html: `<a href="${site}/renter-survey?id=~campaign.${recipient}~&amp;resp=true">`,
    unsubscribe_url: `${site}/api/campaign/~campaign.${recipient}~/unsubscribe`,
  });
  const invitation = `<a href="${site}/offer/~offer.${offer}~">`;
  expect(of("offer-invitation")).toMatchObject({ about_id: offer, html: invitation });
  expect(of("offer-notice")).toMatchObject({ about_id: offer, html: `<b>${offer}</b>` });
}

async function expectTriggers({ orm }: Database): Promise<void> {
  await expect(orm.execute(sql`delete from audit`)).rejects.toThrow();
  await orm.execute(sql`delete from listing_records`);
  await orm.execute(sql`delete from staff`);
  const { rows } = await orm.execute<{ purpose: string }>(
    sql`select purpose from access_links order by purpose`,
  );
  expect(rows.map(({ purpose }) => purpose)).toEqual([
    "alert-confirm",
    "alert-stop",
    "campaign",
    "offer",
  ]);
}
