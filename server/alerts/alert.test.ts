import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { alerts } from "./alert-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { createListing } from "../testing/listing.ts";
import { alertBody, publicUrl, useAlertCalls } from "../testing/api-alerts.ts";
import { toMailText } from "../platform/mail/render-mail.ts";

describe.each(testEngines)("POST /api/alert on the %s engine", (engine) => {
  const { database, ask, rows, mails, token, begin } = useAlertCalls(engine);

  test("keeps a pending alert and sends the mail that asks to confirm it", async () => {
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(await rows()).toMatchObject([
      {
        email: "Priya@example.com",
        emailKey: "priya@example.com",
        search: "area=shoreditch&rentmax=2500&bedsmin=2",
        description: "2+ bedrooms in Shoreditch up to £2,500 pcm",
        frequency: "instant",
        state: "pending",
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "Priya@example.com", subject: "Confirm your alert" });
    expect(mail?.html).toContain(`${publicUrl}/alert/confirm?id=`);
    expect(toMailText(mail!.html)).toContain("2+ bedrooms in Shoreditch up to £2,500 pcm");
  });

  test("neither the mail's token nor the address stands where it needn't", async () => {
    await ask();
    expect(JSON.stringify(await rows())).not.toContain(await token());
    expect(JSON.stringify(await database().orm.select().from(audit))).not.toMatch(/riya@/i);
    expect((await mails())[0]?.html).not.toMatch(/href="[^"]*example\.com[^"]*@/);
  });

  test("answers the same for an address that has this alert and one that has none", async () => {
    await begin();
    const [known, unknown] = [await ask(), await ask({ email: "new@example.com" })];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    // Who has confirmed it once may ask for it again.
    expect((await mails()).filter(({ kind }) => kind === "alert-confirmation")).toHaveLength(3);
  });

  test("a typed place means what it means on the search page", async () => {
    await ask({ search: { q: "Old Street station" } });
    const [row] = await rows();
    expect(row?.description).toBe("All homes near Old Street station");
    expect(row?.search).toMatch(/^lat=51\.52\d+&long=-0\.08\d+$/);
  });

  test("a part of a map that is nothing once it is rounded is refused, as it would find all homes", async () => {
    const response = await ask({ search: "bbox=-0.1000001,51.5,-0.1000002,51.6&rentmax=2500" });
    expect(response.status).toBe(422);
    const thin = await ask({ search: "bbox=-0.1000002,51.5,-0.1000001,51.6&rentmax=2500" });
    expect([thin.status, (await thin.json()).errors]).toEqual([
      422,
      [
        {
          path: "search.bbox",
          message: "This part of the search must be west,south,east,north in degrees",
        },
      ],
    ]);
    expect(await rows()).toEqual([]);
  });

  test("an alert can be for one home, named by what the site calls it", async () => {
    const home = createListing({ status: "let-agreed" });
    await database().orm.insert(listings).values(home);
    expect((await ask({ search: `home=${home.id}&rentmax=1` })).status).toBe(201);
    expect(await rows()).toMatchObject([
      { search: `home=${home.id}`, description: "Loriner Street, Shoreditch" },
    ]);
  });

  test("the same key and body again store and send nothing twice", async () => {
    const key = randomUUID();
    await Promise.all([ask({}, undefined, key), ask({}, undefined, key), ask({}, undefined, key)]);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test.each([
    ["an unknown field", { admin: true }, "admin"],
    ["a bad parameter", { search: "rentmin=abc" }, "search.rentmin"],
    ["an unknown parameter", { search: { colour: "red" } }, "search.colour"],
    ["an unknown home", { search: "home=p404" }, "search.home"],
    ["an unknown area", { search: "area=atlantis" }, "search.area"],
    ["a bad address", { email: "priya" }, "email"],
    ["an unknown frequency", { frequency: "hourly" }, "frequency"],
  ])("%s is answered 422 with its path, and nothing is stored", async (_what, body, path) => {
    const response = await ask(body);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(JSON.parse(text).errors[0].path).toBe(path);
    expect(text).not.toMatch(/priya|atlantis|abc/i);
    expect(await rows()).toEqual([]);
  });

  test("without a solved human check nothing is stored", async () => {
    const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");
    expect((await ask({}, { humanCheck })).status).toBe(422);
    expect([...(await rows()), ...(await mails())]).toEqual([]);
  });

  test("the alert is refused where mails could carry no links", async () => {
    const response = await ask({}, { config: { publicUrl: null } });
    expect(response.status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test("an address may be used five times an hour, then the caller is told how long to wait", async () => {
    const limited = { config: { publicUrl, rateLimit: true } };
    const app = createTestApp(await createTestContext(database(), limited));
    const send = (email: string) =>
      app.request("/api/alert", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...alertBody, email }),
      });
    for (let n = 0; n < 5; n++) expect((await send("priya@example.com")).status).toBe(201);
    const sixth = await send("PRIYA@example.com");
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect((await send("other@example.com")).status).toBe(201);
  });

  test("an address that confirms nothing gets no more than ten mails in a day, and more the next day", async () => {
    for (let n = 0; n < 12; n++) expect((await ask({ search: `bedsmin=${n}` })).status).toBe(201);
    expect(await mails()).toHaveLength(10);
    await database()
      .orm.update(alerts)
      .set({ createdAt: sql`${alerts.createdAt} - interval '1 day'` });
    expect((await ask({ search: "rentmax=2400" })).status).toBe(201);
    expect(await mails()).toHaveLength(11);
  });
});
