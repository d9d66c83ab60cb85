import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../testing/view-request.ts";
import { alerts } from "../../alerts/alert-tables.ts";
import { dailyMails } from "../../platform/mail/daily-mail-table.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { useServer } from "../../testing/attacks/raw.ts";
import { createListing } from "../../testing/listing.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const publicUrl = "https://lettings.example.com";
const evil = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  Forwarded: "host=evil.example",
};

const database = useDatabase();
beforeAll(() => addListedHomes(database(), [createListing()]));
beforeEach(async () => {
  await database().orm.delete(outbox);
  await database().orm.delete(dailyMails);
  await database().orm.delete(alerts);
});

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
const alertWish = { email: contact.email, search: "area=shoreditch", frequency: "daily" };
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
    expect(await response.text()).not.toContain("evil.example");
  });

  test("mails lead to the public address alone", async () => {
    expect((await post("submitenquiry", enquiry, config)).status).toBe(201);
    expect((await post("alert", alertWish, config)).status).toBe(201);
    expect(await readMails()).toContain(`${publicUrl}/alert/confirm`);
    expect(await readMails()).not.toContain("evil.example");
  });
});

describe("without a public address", () => {
  test.each([0, 1])("mails carry no link, behind %i proxies", async (trustedProxy) => {
    const config = { publicUrl: null, trustedProxy };
    expect((await post("submitenquiry", enquiry, config)).status).toBe(201);
    expect(await readMails()).not.toContain("evil.example");
    expect((await post("alert", alertWish, config)).status).toBe(422);
  });
});

describe("on the wire", () => {
  const reached: string[] = [];
  const { send } = useServer(async () => {
    const app = createTestApp(await createTestContext(database(), { config: { publicUrl: null } }));
    return {
      fetch(request: Request) {
        reached.push(request.url);
        return app.fetch(request);
      },
    };
  });
  beforeEach(() => reached.splice(0));
  const close = "Connection: close\r\n\r\n";

  test.each([
    ["two hosts", "/robots.txt", "Host: good.example\r\nHost: evil.example\r\n"],
    ["the same host twice", "/robots.txt", "Host: good.example\r\nHost: good.example\r\n"],
    ["two hosts in other letters", "/robots.txt", "host: good.example\r\nHOST: evil.example\r\n"],
    ["two hosts far apart", "/robots.txt", "Host: a.example\r\nAccept: */*\r\nHost: b.example\r\n"],
    ["a host and an empty one", "/robots.txt", "Host: good.example\r\nHost:\r\n"],
    ["an empty host and one", "/robots.txt", "Host:\r\nHost: evil.example\r\n"],
    ["two hosts at a page", "/", "Host: good.example\r\nHost: evil.example\r\n"],
    ["an address with another host", "http://evil.example/robots.txt", "Host: good.example\r\n"],
    ["an address with another port", "http://good.example:81/robots.txt", "Host: good.example\r\n"],
    ["a list of hosts", "/robots.txt", "Host: good.example, evil.example\r\n"],
    ["a host with a user", "/robots.txt", "Host: good.example@evil.example\r\n"],
    ["a host with a path", "/robots.txt", "Host: good.example/evil\r\n"],
    ["no host", "/robots.txt", ""],
    ["a name with a space", "/robots.txt", "Host: good.example\r\nHost : evil.example\r\n"],
    ["a folded host", "/robots.txt", "Host: good.example\r\n evil.example\r\n"],
  ])("%s is refused before anything is asked", async (_what, path, hosts) => {
    expect(await send(`GET ${path} HTTP/1.1\r\n${hosts}${close}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(reached).toEqual([]);
  });

  test.each([
    ["one host", "/robots.txt", "Host: good.example\r\n"],
    ["one host with a port", "/robots.txt", "Host: good.example:3000\r\n"],
    ["the same host in the address", "http://good.example/robots.txt", "Host: GOOD.example:80\r\n"],
    ["a header whose name only ends so", "/robots.txt", "Host: good.example\r\nX-Host: a\r\n"],
  ])("%s is answered", async (_what, path, hosts) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\n${hosts}${close}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("//good.example");
  });

  test("two X-Forwarded-Host headers, or a list, change nothing where no proxy is ours", async () => {
    const forwarded = "X-Forwarded-Host: evil.example\r\nX-Forwarded-Host: worse.example, evil\r\n";
    const answer = await send(
      `GET /robots.txt HTTP/1.1\r\nHost: good.example\r\n${forwarded}${close}`,
    );
    expect(answer).toContain("//good.example");
    expect(answer).not.toMatch(/evil|worse/);
  });
});

test.each([
  ["evil.example, good.example", 1],
  ["evil.example,good.example, inner.example", 2],
])(
  "of the forwarded hosts %j with %i proxies only the one our proxy wrote counts",
  async (hosts, trustedProxy) => {
    const config = { publicUrl: null, trustedProxy };
    const app = createTestApp(await createTestContext(database(), { config }));
    const response = await app.request("http://inside.example/robots.txt", {
      headers: { "X-Forwarded-Host": hosts },
    });
    expect(await response.text()).toMatch(/\/\/good\.example/);
  },
);
