import { eq } from "drizzle-orm";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { alerts, alertSent } from "./alert-tables.ts";
import { listingEvents } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { endAlert } from "./end-alert.ts";
import { publicUrl, useAlerts } from "../testing/alerts.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { toMailText } from "../platform/mail/render-mail.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

describe.each(testEngines)("Alert mails on the %s engine", (engine) => {
  const { database, anAlert, aHome, run, mails, texts } = useAlerts(engine);

  test("a home that matches is told once, with reason, rent, rooms, date and link", async () => {
    const alert = await anAlert();
    const id = await aHome({ availableFrom: "2026-12-07" });
    await run();
    await run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "alert",
      recipient: "ada@example.com",
      subject: "New: Loriner Street, Shoreditch, £2,450 pcm",
      unsubscribeUrl: `${publicUrl}/api/alert/~alert-stop.${alert.id}~/unsubscribe`,
      aboutId: alert.id,
    });
    for (const words of [
      "New",
      "£2,450 pcm",
      "Loriner Street, Shoreditch E2",
      "2 bedrooms, 1 bathroom",
      "Available from 07/12/2026",
      `${publicUrl}/property/${id}`,
      `${publicUrl}/alert/stop?id=~alert-stop.${alert.id}~`,
      `${publicUrl}/properties?area=shoreditch&bedsmin=2`,
    ]) {
      expect(toMailText(mail!.html)).toContain(words);
    }
    expect(await database().orm.select().from(alertSent)).toHaveLength(1);
  });

  test.each([
    ["fewer bedrooms", { bedrooms: 1 }],
    ["another area", { area: "Hackney", lat: 51.6, long: -0.2 }],
    ["a home let agreed since", { status: "let-agreed" }],
    ["a withdrawn home", { status: "withdrawn" }],
  ] as const)("%s: no mail, now or later", async (_what, changes) => {
    const alert = await anAlert();
    await aHome(changes);
    await run();
    expect(await mails()).toEqual([]);
    const [row] = await database().orm.select().from(alerts).where(eq(alerts.id, alert.id));
    expect(row?.lastEventId).toBeGreaterThan(0);
  });

  test("an alert for one home reports that it is back, and no other home", async () => {
    const id = await aHome({}, { kind: "back" });
    const other = await aHome({}, { kind: "back" });
    await anAlert({ search: `home=${id}`, description: "Loriner Street, Shoreditch" });
    await run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toMailText(mail!.html)).toContain("Back on the market");
    expect(toMailText(mail!.html)).toContain(`${publicUrl}/property/${id}`);
    expect(toMailText(mail!.html)).not.toContain(other);
  });

  test("events from before the alert began are not sent", async () => {
    await aHome();
    const [event] = await database().orm.select().from(listingEvents);
    await anAlert({ lastEventId: event?.id ?? 0 });
    await aHome({ name: "Tenter Street" });
    await run();
    expect(await texts()).toContain("Tenter Street");
    expect(await texts()).not.toContain("Loriner Street");
  });

  test("an alert whose area is known no more finds nothing, not everything", async () => {
    await anAlert({ search: "area=atlantis" });
    await aHome();
    await run();
    expect(await mails()).toEqual([]);
  });

  test.each([
    "area=shoreditch&bedsmin=two",
    "bbox=-0.1,51.5,-0.1,51.5",
    "q=a%00b",
    "features=moat",
    "lat=51.5",
    "colour=red",
  ])("an alert whose search is %s finds nothing, and the log has its id alone", async (search) => {
    const alert = await anAlert({ search });
    await anAlert({ email: "bob@example.com" });
    await aHome({ bedrooms: 3 });
    const log = pino({ level: "silent" });
    const logged = vi.spyOn(log, "error");
    await run("instant", undefined, { log });
    await run("instant", undefined, { log });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["bob@example.com"]);
    expect(logged.mock.calls).toEqual([
      [{ alertId: alert.id }, "Property alert can't be read: it finds no homes"],
    ]);
    const [row] = await database().orm.select().from(alerts).where(eq(alerts.id, alert.id));
    expect(row).toMatchObject({ state: "active", email: "ada@example.com" });
    expect(row?.lastEventId).toBeGreaterThan(0);
  });

  test("a lower rent and a home that is back are labelled as such", async () => {
    await anAlert();
    await aHome({ name: "Tenter Street" }, { kind: "reduced", previousRentPcm: 2600 });
    await aHome({ name: "Linnet Street" }, { kind: "back" });
    await run();
    const text = await texts();
    expect(text).toContain("Reduced from £2,600");
    expect(text).toContain("Back on the market");
    expect((await mails())[0]?.subject).toBe("2 homes: 2+ bedrooms in Shoreditch");
  });

  test("several events of one home are one card", async () => {
    await anAlert();
    await aHome({}, { kind: "new" }, { kind: "reduced", previousRentPcm: 2600 });
    await run();
    expect((await texts()).match(/Loriner Street/g)).toHaveLength(1);
    expect(await database().orm.select().from(alertSent)).toHaveLength(2);
  });

  test("a reduction reversed before the mail is left out", async () => {
    await anAlert();
    await aHome({ rentPcm: 2600 }, { kind: "reduced", previousRentPcm: 2600, rentPcm: 2450 });
    await run();
    expect(await mails()).toEqual([]);
  });

  test("more than ten homes: the latest ten, and how many more", async () => {
    await anAlert();
    for (let n = 1; n <= 12; n++) await aHome({ name: `Number ${n} Row` });
    await run();
    const text = await texts();
    expect(text.match(/View this home/g)).toHaveLength(10);
    expect(text).toContain("Number 12 Row");
    expect(text).not.toContain("Number 2 Row");
    expect(text).toContain("And 2 more");
  });

  test("each alert gets its own homes; pending and ended ones get nothing", async () => {
    await anAlert({ email: "ada@example.com" });
    await anAlert({ email: "bob@example.com", search: "rentmax=2000" });
    await anAlert({ email: "pending@example.com", state: "pending" });
    const ended = await anAlert({ email: "ended@example.com" });
    const secret = await makeLink(database().orm, "alert-stop", ended.id);
    await endAlert({ database: database(), now: () => seededMoment }, secret);
    await aHome();
    await aHome({ rentPcm: 1900, bedrooms: 1, name: "Tenter Street" });
    await run();
    const told = (await mails()).map(({ recipient, subject }) => [recipient, subject] as const);
    expect(new Map(told)).toEqual(
      new Map([
        ["ada@example.com", "New: Loriner Street, Shoreditch, £2,450 pcm"],
        ["bob@example.com", "New: Tenter Street, Shoreditch, £1,900 pcm"],
      ]),
    );
    expect(told).toHaveLength(2);
  });

  test("all alerts are sent, even when there are more than fit in one batch", async () => {
    await Promise.all(
      Array.from({ length: 120 }, (_, n) => anAlert({ email: `reader${n}@example.com` })),
    );
    await aHome();
    await run();
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(120);
  });

  test("several processes at the same moment send each mail once", async () => {
    for (let n = 0; n < 15; n++) await anAlert({ email: `reader${n}@example.com` });
    await aHome();
    await Promise.all([run(), run(), run(), run()]);
    expect(await mails()).toHaveLength(15);
    expect(await database().orm.select().from(alertSent)).toHaveLength(15);
  });

  test("an event once sent is never sent again, whatever the alert recorded as seen", async () => {
    const alert = await anAlert();
    await aHome();
    await run();
    await database().orm.update(alerts).set({ lastEventId: 0 }).where(eq(alerts.id, alert.id));
    const log = pino({ level: "silent" });
    const failed = vi.spyOn(log, "error");
    await run("instant", undefined, { log });
    expect(await mails()).toHaveLength(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), alertId: alert.id },
      "Property alert failed",
    );
  });

  test("an alert that can't be sent doesn't hold up the others", async () => {
    await anAlert({ email: "one@example.com" });
    await anAlert({ email: "two@example.com" });
    const [first] = await database().orm.select().from(alerts).orderBy(alerts.id);
    await aHome();
    const [event] = await database().orm.select().from(listingEvents);
    await database()
      .orm.insert(alertSent)
      .values({ alertId: first?.id ?? "", eventId: event?.id ?? 0 });
    await run();
    expect(await mails()).toHaveLength(1);
  });

  test("without PUBLIC_URL links lead to the site where the alert was asked for", async () => {
    await anAlert();
    await aHome();
    await run("instant", undefined, { config: { publicUrl: null } });
    expect(await texts()).toContain("http://localhost:3000/property/");
  });
});
