import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { findKnownSecrets } from "../../access-links/access-links.ts";
import { fillMailLinks } from "../../access-links/fill-mail-links.ts";
import { hashSecret } from "../../access-links/link-secret.ts";
import { emailPageLink } from "../../testing/sent-forms.ts";
import { makePreview } from "../../homes/preview-home.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { replyToConversation } from "../../inbox/replies/reply-to-conversation.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { landlords } from "../../landlords/landlord-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { ClaimedMail } from "../../platform/mail/outbox.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import type { MailTransport } from "../../platform/mail/transport.ts";
import { sendNextMail } from "../../platform/mail/send-mail.ts";
import { inviteStaff } from "../../staff/team/invite-staff.ts";
import { requestSignInLink } from "../../staff/sign-in/request-sign-in-link.ts";
import { startSession } from "../../staff/sessions.ts";
import { makeKey } from "../../staff/account/staff-keys.ts";
import { staff } from "../../staff/staff-tables.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { fillDemo } from "../../testing/whole-demo.ts";
import { findSecrets, readMail, words } from "../../testing/attacks/secrets.ts";
import { createDataPages } from "../../testing/data-pages.ts";
import { listFiles } from "../../testing/archive.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createReadableLog } from "../../testing/mail-in.ts";
import { officeOrigin, TestBrowser } from "../../testing/office.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { contact, schedule, status, wishes } from "../../testing/view-request.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { renewCalendarAddress } from "../../viewings/diary/calendar-address.ts";
import { createApp } from "../app.ts";
import { runCommandWithContext } from "../commands/commands.ts";
import { findLinkOwner } from "../link-owners.ts";
import { doSiteWork } from "../queued-work.ts";

const loadedAt = new Date("2026-11-20T09:44:00Z");
/** On one engine: what is kept of each kind of link is tested on both, in `record-keys.test.ts`. */
describe("a full export of the demo and a day's log", () => {
  const database = useDatabase();
  const orm = () => database().orm;
  const folder = mkdtempSync(join(tmpdir(), "lintel-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("are searched for every secret that was issued: none is found", async () => {
    const written = createReadableLog();
    await emptyTables(database());
    const config = { publicUrl: null, demoData: true, port: 3456, logRequests: true };
    const now = () => loadedAt;
    const demo = await createTestContext(database(), { log: written.log, now, config });
    await fillDemo(demo);
    const ofDemo = await orm().$count(accessLinks);
    const app = { ...demo, config: { ...demo.config, publicUrl: officeOrigin } };
    const site = createApp(app, createDataPages(app));
    const heard = new Set<string>();
    const others = new Set<string>();
    const delivered: ClaimedMail[] = [];

    const hear = (text: string) => text.match(words)?.forEach((word) => heard.add(word));
    const known = async () => new Set(await findKnownSecrets(orm(), [...heard]));
    async function visit(path: string, init: RequestInit = {}) {
      const response = await site.request(officeOrigin + path, init);
      const text = await response.text();
      hear(text);
      return { status: response.status, text };
    }
    const call = (path: string, body: object) =>
      visit(`/api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
        body: JSON.stringify(body),
      });

    const transport: MailTransport = {
      async send(mail) {
        delivered.push(mail);
        return { ok: true };
      },
      close() {},
    };

    /** Everybody opens each link that they get. */
    async function sendMails() {
      const before = delivered.length;
      const sending = {
        ...app,
        transport,
        fillLinks: (mail: ClaimedMail) => fillMailLinks(app, findLinkOwner, mail),
        signal: new AbortController().signal,
      };
      while (await sendNextMail(sending));
      for (const mail of delivered.slice(before)) {
        const { text, links } = readMail(mail);
        hear(text);
        for (const link of links) {
          if (!URL.canParse(link)) continue;
          const { pathname, search } = new URL(link);
          if (!search && !/[\w-]{18}/.test(pathname)) continue;
          expect((await visit(pathname + search)).status).toBeLessThan(500);
        }
      }
    }

    const again = {
      state: "waiting",
      attempts: 0,
      sentAt: null,
      nextAttemptAt: sql`now()`,
    } as const;
    await orm().update(outbox).set(again).where(eq(outbox.state, "sent"));
    await sendMails();

    // A renter's day.
    const listingid = (await orm().select().from(listings)).find(
      (row) => row.status === "available",
    )!.id;
    const submitted = {
      listingid,
      applicant: contact,
      extra: { freetext: "Hello" },
    };
    expect(await call("submitenquiry", submitted)).toMatchObject({ status: 201 });
    const begun = await call("addrenter", { listingid, applicant: contact });
    const { EnqId } = JSON.parse(begun.text);
    expect((await visit(`/book-viewing/${EnqId}`)).status).toBeLessThan(400);
    const applicant = { ...contact, ...status, ...wishes, ...schedule, EnqId };
    expect((await call("viewrequest", { listingid, applicant })).status).toBeLessThan(500);
    expect(await visit(`/api/enquiry/${EnqId}`)).toMatchObject({ status: 200 });
    const alert = {
      email: contact.email,
      search: "bedsmin=2",
      frequency: "instant",
    };
    expect((await call("alert", alert)).status).toBeLessThan(300);

    // The office's.
    const person = {
      name: "Maeve Quill",
      email: "maeve@lintel.example.com",
      role: "owner" as const,
    };
    const times = { invitedAt: loadedAt, joinedAt: loadedAt };
    const [maeve] = await orm()
      .insert(staff)
      .values({ ...person, emailKey: person.email, ...times })
      .returning();
    const by = { staffId: maeve!.id };
    const calendar = await renewCalendarAddress(app, by);
    hear(calendar);
    expect(await visit(`/calendar/${calendar}.ics`)).toMatchObject({ status: 200 });
    const homeId = await draftHome(app, { staffId: maeve!.id });
    const made = await makePreview(app, homeId);
    if (!made.ok) throw new Error(made.refusal.detail);
    hear(made.answer.preview);
    expect(await visit(made.answer.preview)).toMatchObject({ status: 200 });
    const [asked] = await orm().select().from(conversations).where(isNotNull(conversations.email));
    const body = `Have a look: ${officeOrigin}${made.answer.preview}`;
    const passed = { id: asked!.id, fields: { body, lastSeen: "999999999999999" }, attach: [] };
    const sender = { staffId: maeve!.id, name: person.name };
    const submission = readStaffSubmission({ staffId: maeve!.id }, {});
    expect(await replyToConversation(app, sender, passed, submission)).toMatchObject({ ok: true });
    const newcomer = { name: "Noor Haddad", email: "noor@lintel.example.com", role: "negotiator" };
    const invited = await inviteStaff(app, { actor: by, officeOrigin }, newcomer);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    hear(invited.answer.link);
    const browser = new TestBrowser();
    const signIn = { email: person.email, returnPath: "/office" };
    expect(await requestSignInLink(app, browser.caller(), signIn)).toMatchObject({ ok: true });
    const session = await orm().transaction((tx) =>
      startSession(tx, browser.request(), { ...by, method: "link", at: loadedAt }),
    );
    others.add(session);
    const key = await makeKey(
      app,
      { staffId: maeve!.id },
      { name: "Feed", scopes: ["listings:write"] },
    );
    if (!key.ok) throw new Error(key.refusal.detail);
    others.add(key.answer.key);
    await visit("/office", { headers: { Cookie: `__Host-office=${session}` } });
    const [booking] = await orm().select().from(bookings);
    const how = { siteUrl: officeOrigin, listingId: null };
    await emailPageLink(app, by, { contactId: booking!.contactId }, how);
    const [landlord] = await orm().select().from(landlords);
    await emailPageLink(app, by, { landlordId: landlord!.id }, how);
    await doSiteWork(app);
    await sendMails();

    // On their own page.
    const own = delivered.flatMap((mail) =>
      Array.from(readMail(mail).text.matchAll(/\/my-(?:case|home)\/[\w-]{43}/g), ([path]) => path),
    );
    const page = own.findLast((path) => path.startsWith("/my-case/"))!;
    hear((await visit(`${page}/to/viewing/${booking!.id}`, { method: "POST" })).text);
    await visit(`${page}/data`, {
      method: "POST",
      body: new URLSearchParams({ change: "ask", wish: "copy" }),
    });
    await sendMails();

    const secrets = await known();
    for (const secret of secrets) {
      // Whatever goes wrong: an unknown page below it, and one that fails.
      for (const path of [`/my-case/${secret}`, `/offer/${secret}`, `/my-viewing?id=${secret}`]) {
        await visit(path.replace(secret, `${secret}/none`));
        await visit(path, { headers: { "X-Fail": "1" } });
      }
    }

    // Nobody was mailed a secret that this test has not read.
    expect(await orm().$count(outbox, eq(outbox.state, "waiting"))).toBe(0);
    const mailed = await orm().select().from(accessLinks).where(isNotNull(accessLinks.mailId));
    const hashes = new Set(Array.from(secrets, hashSecret));
    const unread = mailed.filter(({ secretHash }) => !hashes.has(secretHash));
    // What lets a mail bring a preview has a secret that nobody was given.
    expect(unread).toMatchObject([{ purpose: "preview", recordId: homeId, lastUsedAt: null }]);
    // And of all that was made since the demo was loaded none is missing.
    expect(secrets.size).toBe((await orm().$count(accessLinks)) - ofDemo - unread.length);
    expect(secrets.size).toBeGreaterThan(100);
    const purposes = await orm().selectDistinct({ of: accessLinks.purpose }).from(accessLinks);
    expect(purposes.length).toBeGreaterThan(10);

    const lines: string[] = [];
    const args = ["everything.zip"];
    expect(
      await runCommandWithContext(app, "db:export", args, folder, (line) => lines.push(line)),
    ).toBe(0);
    const parts = (await listFiles(join(folder, "everything.zip"))).map(({ name, bytes }) => ({
      name,
      text: bytes.toString("latin1"),
    }));
    parts.push({ name: "log", text: written.read() }, { name: "printed", text: lines.join("\n") });
    expect(await findSecrets(app, parts, [...secrets, ...others])).toEqual([]);
    // One that is there would be found, though only its hash is known.
    const [one = ""] = secrets;
    const leak = [{ name: "log", text: `{"path":"/my-case/${one}"}` }];
    expect(await findSecrets(app, leak, [])).toEqual([["log", one]]);
    // It was all there to be searched.
    const links = parts.find(({ name }) => name.includes("access_links"))!.text;
    expect([...hashes].filter((hash) => !links.includes(hash))).toEqual([]);
    const log = written.read();
    expect(log.split('"msg":"Email sent"').length - 1).toBe(delivered.length);
    expect(log).toContain('"route":"/my-case/:token"');
    expect(log).toContain('"msg":"Request failed"');
  });
});
