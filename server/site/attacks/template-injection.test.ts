import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import { contact } from "../../testing/view-request.ts";
import { dailyMails } from "../../platform/mail/daily-mail-table.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createBookingCalendar } from "../../viewings/mails/booking-calendar.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { readEntry } from "../../testing/calendar.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const database = useDatabase();
beforeEach(() => emptyTables(database()));

const payloads = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style></title></textarea><svg onload=alert(1)>",
  "<!--",
  "]]><x/>",
  "&lt;script&gt;&#60;script&#62;",
  "{{7*7}}${7*7}<%= 7*7 %>#{7*7}",
  "[link](javascript:alert(1))",
  "javascript:alert(1)",
];

async function createSite(home: Parameters<typeof createListing>[0]) {
  await addListedHomes(database(), [createListing(home)]);
  return createTestApp(
    await createTestContext(database(), { config: { publicUrl: "http://lintel.test" } }),
  );
}

const createMarkup = (html: string) => [...html.matchAll(/<[^>]*>/g)].join("");

describe("visitor text stays text in the mails about it", () => {
  test.each(payloads)("%s", async (payload) => {
    const app = await createSite({ name: payload, displayAddress: payload });
    const plain = async (text: string) => {
      await database().orm.delete(outbox);
      await database().orm.delete(dailyMails);
      const response = await app.request("http://lintel.test/api/submitenquiry", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          listingid: createListing().id,
          applicant: { ...contact, firstname: text, lastname: text },
          extra: { freetext: text },
        }),
      });
      expect(response.status).toBe(201);
      const mails = await database().orm.select().from(outbox);
      return mails.toSorted((one, other) => one.kind.localeCompare(other.kind));
    };
    const harmless = await plain("Ada");
    const attacked = await plain(payload);
    expect(attacked.map(({ html }) => createMarkup(html))).toEqual(
      harmless.map(({ html }) => createMarkup(html)),
    );
    expect(attacked.map(({ html }) => toMailText(html)).join()).toContain(payload);
    expect(attacked.map(({ html }) => html).join()).not.toMatch(/\b49\b/);
  });
});

describe("what a feed says of a home is text in ours", () => {
  test.each(payloads)("%s", async (payload) => {
    const listTags = async (app: ReturnType<typeof createTestApp>) =>
      createMarkup(await (await app.request("/properties/rss.xml")).text());
    const harmless = await listTags(await createSite({}));
    await emptyTables(database());
    const app = await createSite({ name: payload, area: payload, shortDescription: payload });
    expect(await listTags(app)).toBe(harmless);
    expect((await app.request("/sitemap-homes-1.xml")).status).toBe(200);
  });

  test("an address of a photo stays one", async () => {
    const url = '/photos/x.jpg"/><script>alert(1)</script>';
    const photo = {
      kind: "photo" as const,
      url,
      caption: "",
      width: 1,
      height: 1,
      placeholder: null,
    };
    const app = await createSite({ media: [photo] });
    for (const path of ["/properties/rss.xml", "/sitemap-homes-1.xml"]) {
      expect(await (await app.request(path)).text()).not.toContain("<script");
    }
  });
});

describe("a line of a calendar entry is one line", () => {
  const facts = {
    booking: {
      id: "0123456789abcdef01234567",
      startsAt: new Date("2026-12-03T18:00:00Z"),
      endsAt: new Date("2026-12-03T18:30:00Z"),
      place: "24 Loriner Street",
      calendarUid: "5ab2ed29-06fb-4533-b86a-963c4225a4a1",
      sequence: 2,
    },
    contact,
    negotiator: {
      name: "Imogen Achebe",
      email: "imogen@lintel.example.com",
      phone: "020 7946 0183",
    },
    listing: createListing(),
    siteUrl: "https://keystone.example.com",
    agency,
    agencyEmail: "lettings@keystone.example.com",
    now: new Date("2026-11-21T12:00:00Z"),
  };

  test.each([
    "x\r\nATTENDEE:mailto:all@evil.example",
    "x\nEND:VEVENT\nBEGIN:VEVENT\nUID:mine",
    "x\rATTACH:https://evil.example/a.exe",
    'x";CN="y:mailto:all@evil.example',
    "x;RSVP=TRUE:mailto:all@evil.example",
    "x\u2028URL:https://evil.example\u0085URL:https://evil.example",
    "\\nURL:https://evil.example\\",
  ])("%j as a name, a place and a home", (text) => {
    const attacked = {
      ...facts,
      booking: { ...facts.booking, place: text },
      contact: { ...contact, firstname: text, lastname: text },
      negotiator: { ...facts.negotiator, name: text },
      listing: createListing({ name: text, area: text }),
    };
    const listNames = (ics: string) =>
      ics
        .replaceAll(/\r\n[ \t]/g, "")
        .split(/\r\n|[\r\n]/)
        .map((line) => /^[A-Z-]+/.exec(line)?.[0]);
    const { ics } = createBookingCalendar(attacked, "REQUEST");
    expect(listNames(ics)).toEqual(listNames(createBookingCalendar(facts, "REQUEST").ics));
    expect(readEntry(ics)).toMatchObject({
      attendees: ["mailto:priya@example.com"],
      uid: facts.booking.calendarUid,
    });
  });
});
