import { describe, expect, test } from "vitest";
import { createLinkSlot } from "../../domain/shared/mail/link-slot.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { findLinkOwner } from "../site/link-owners.ts";
import { createTestApp } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { fillMailLinks } from "./fill-mail-links.ts";

const local = "http://127.0.0.1:3000";
const publicUrl = "https://lettings.example.com";

describe.each(testEngines)("a mail that names this machine, on the %s engine,", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  /** With a link to somebody's page, and one to the office, as a job writes them without `PUBLIC_URL`. */
  async function queue() {
    await people.enquire();
    await orm().delete(outbox);
    const [contact] = await orm().select().from(contacts);
    const page = `${local}/my-case/${createLinkSlot("renter-page", contact!.id)}`;
    const html = `<a href="${page}">Open</a> <a href="${local}/office/tenancies?a=1&amp;b=2">Lets</a> <a href="https://elsewhere.example.com/">Else</a>`;
    await people.mail({ recipient: ada.email, html });
    return (await orm().select().from(outbox))[0]!;
  }
  const open = (url: string | null = null) => people.appContext({ config: { publicUrl: url } });
  type App = Awaited<ReturnType<typeof open>>;
  const fill = (app: App, mail: Awaited<ReturnType<typeof queue>>) =>
    fillMailLinks(app, findLinkOwner, mail);
  const visit = (app: App, headers: Record<string, string>) =>
    createTestApp(app).request(`${local}/api/areas`, { headers });

  test.each([
    [{}],
    [{ Host: "127.0.0.1:3000" }],
    [{ Host: "LOCALHOST" }],
    [{ Host: "[::1]:3000" }],
  ])(
    "leads there while only its browsers have come, as with %j",
    async (headers: Record<string, string>) => {
      const mail = await queue();
      const app = await open();
      await visit(app, headers);
      const filled = await fill(app, mail);
      expect(filled.ok && filled.mail.html).toMatch(
        /^<a href="http:\/\/127\.0\.0\.1:3000\/my-case\/[\w-]{43}">.*"http:\/\/127\.0\.0\.1:3000\/office\/tenancies\?/,
      );
    },
  );

  test.each([
    [{ Host: "lettings.example.com" }],
    [{ Host: "192.168.1.5:3000" }],
    [{ Host: "127.0.0.1:3000", "X-Forwarded-For": "203.0.113.7" }],
    [{ Host: "127.0.0.1:3000", "X-Forwarded-Host": "lettings.example.com" }],
    [{ Host: "127.0.0.1:3000", Via: "1.1 proxy" }],
  ])(
    "waits once somebody has come with %j, and then leads to the site",
    async (headers: Record<string, string>) => {
      const mail = await queue();
      const app = await open();
      await visit(app, headers);
      await visit(app, { Host: "localhost:3000" });
      expect(await fill(app, mail)).toMatchObject({
        ok: false,
        waits: true,
        reason: expect.stringContaining("own address"),
      });
      const filled = await fill(await open(publicUrl), mail);
      expect(filled.ok && filled.mail.html.replace(/[\w-]{43}/, "SECRET")).toBe(
        `<a href="${publicUrl}/my-case/SECRET">Open</a> <a href="${publicUrl}/office/tenancies?a=1&amp;b=2">Lets</a> <a href="https://elsewhere.example.com/">Else</a>`,
      );
    },
  );
});
