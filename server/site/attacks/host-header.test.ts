import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../testing/view-request.ts";
import { listings } from "../../listings/listing-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";

const publicUrl = "https://lettings.example.com";
const evil = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  Forwarded: "host=evil.example",
};

const database = useDatabase("embedded");
beforeAll(() => database().orm.insert(listings).values(createListing()));
beforeEach(() => database().orm.delete(outbox));

async function ask(path: string, config: object, body?: object) {
  const app = createTestApp(await createTestContext(database(), { config }));
  const json = { "Content-Type": "application/json" };
  const sent = body && {
    method: "POST",
    headers: { ...evil, ...json },
    body: JSON.stringify(body),
  };
  return app.request(`http://evil.example${path}`, { headers: evil, ...sent });
}

const post = (call: string, body: object, config: object) => ask(`/api/${call}`, config, body);
const enquiry = {
  listingid: createListing().id,
  applicant: contact,
  extra: { freetext: "Is it quiet?" },
};
const alert = { email: contact.email, search: "area=shoreditch", frequency: "daily" };
const readMails = async () => JSON.stringify(await database().orm.select().from(outbox));

describe.each([0, 1])("behind %i proxies of ours, with a public address", (trustedProxy) => {
  const config = { publicUrl, trustedProxy };

  test.each([
    "/sitemap.xml",
    "/sitemap-pages.xml",
    "/sitemap-homes-1.xml",
    "/robots.txt",
    "/llms.txt",
    "/properties/rss.xml",
    "/api/properties",
    `/api/listing/${createListing().id}`,
  ])("%s contains no host that a caller chose", async (path) => {
    const response = await ask(path, config);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("evil");
  });

  test("mails lead to the public address alone", async () => {
    expect((await post("submitenquiry", enquiry, config)).status).toBe(201);
    expect((await post("alert", alert, config)).status).toBe(201);
    expect(await readMails()).toContain(`${publicUrl}/alert/confirm`);
    expect(await readMails()).not.toContain("evil");
  });
});

describe("without a public address", () => {
  test.each([0, 1])("mails carry no link, behind %i proxies", async (trustedProxy) => {
    const config = { publicUrl: null, trustedProxy };
    expect((await post("submitenquiry", enquiry, config)).status).toBe(201);
    expect(await readMails()).not.toContain("evil");
    expect((await post("alert", alert, config)).status).toBe(422);
  });
});
