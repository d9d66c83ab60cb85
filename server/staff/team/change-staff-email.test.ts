import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { doSiteWork } from "../../site/queued-work.ts";
import { testEngines } from "../../testing/database.ts";
import { TestBrowser, officeOrigin, useOffice } from "../../testing/office.ts";
import { usePasskeys } from "../../testing/passkeys.ts";
import { acceptInvitation } from "../sign-in/accept-invitation.ts";
import { changeStaffEmail } from "./change-staff-email.ts";
import { inviteStaff } from "./invite-staff.ts";
import { requestSignInLink } from "../sign-in/request-sign-in-link.ts";
import { findStaff } from "../staff.ts";
import { staff, staffLinks, staffPasskeys } from "../staff-tables.ts";

describe.each(testEngines)("a colleague’s e-mail address, on the %s engine", (engine) => {
  const office = useOffice(engine);
  const passkeys = usePasskeys(office);

  async function start() {
    const owner = await office.hire("owner");
    const browser = await office.signIn(owner.id);
    const tom = await office.hire("reader", {
      email: "tom@example.com",
      emailKey: "tom@example.com",
    });
    const app = await office.app();
    const { orm } = app.database;
    async function change(email: string, wasEmail = tom.email, id = tom.id) {
      const by = (await office.signedIn(browser))!;
      const given = { id, fields: { email, wasEmail }, officeOrigin, at: app.now() };
      return orm.transaction((tx) => changeStaffEmail(tx, by, given));
    }
    const recipients = async () => (await orm.select().from(outbox)).map((mail) => mail.recipient);
    return {
      app,
      orm,
      owner,
      browser,
      tom,
      change,
      recipients,
      find: () => findStaff(orm, tom.id),
    };
  }

  test("changes, both addresses are told, and the audit says who did it", async () => {
    const { change, find, recipients, owner } = await start();
    expect(await change("Thomas@example.com")).toMatchObject({ ok: true });
    expect(await find()).toMatchObject({
      email: "Thomas@example.com",
      emailKey: "thomas@example.com",
    });
    expect(await recipients()).toEqual(["tom@example.com", "Thomas@example.com"]);
    expect((await office.audited()).at(-1)).toEqual([owner.id, "staff.email-changed"]);
  });

  test("ends the sessions and the open links of the old one, and keeps the passkeys", async () => {
    const { app, orm, tom, change, browser, find } = await start();
    const toms = await office.signIn(tom.id);
    await passkeys.enrol(toms);
    await orm.update(staff).set({ openidSubject: "his-account" }).where(eq(staff.id, tom.id));
    const caller = new TestBrowser().caller();
    await requestSignInLink(app, caller, { email: tom.email, returnPath: "/office" });
    await doSiteWork(app);
    expect(await orm.$count(staffLinks)).toBe(1);
    await change("thomas@example.com");
    expect(await office.signedIn(toms)).toBeNull();
    expect(await office.signedIn(browser)).not.toBeNull();
    expect(await orm.$count(staffLinks)).toBe(0);
    expect(await find()).toMatchObject({ openidSubject: null });
    expect(await orm.$count(staffPasskeys)).toBe(1);
  });

  test("of somebody who is only invited: the new one gets the invitation, the old one opens nothing", async () => {
    const { app, owner, change } = await start();
    const fields = { name: "Una", email: "una@example.com", role: "reader" };
    const invited = await inviteStaff(app, { actor: { staffId: owner.id }, officeOrigin }, fields);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    const old = await office.findMailedLink("una@example.com");
    await change("una@example.org", "una@example.com", invited.answer.id);
    const caller = new TestBrowser().caller();
    expect(await acceptInvitation(app, caller, old.token)).toMatchObject({ ok: false });
  });

  test("of oneself keeps the session in use, so that a slip can be put right", async () => {
    const { change, owner, browser } = await start();
    const elsewhere = await office.signIn(owner.id);
    expect(await change("amina@example.org", owner.email, owner.id)).toMatchObject({ ok: true });
    expect(await office.signedIn(browser)).toMatchObject({ email: "amina@example.org" });
    expect(await office.signedIn(elsewhere)).toBeNull();
  });

  test.each([
    ["is no address", "thomas@", undefined, "Enter an email address in the correct format"],
    ["is missing", " ", undefined, "Enter an email address"],
    [
      "would add a header",
      "t@example.com\r\nBcc: x@example.com",
      undefined,
      "Enter an email address in the correct format",
    ],
    ["is a colleague’s", "PERSON1@example.com", undefined, "Person 1 already uses this"],
    [
      "was changed meanwhile",
      "thomas@example.com",
      "old@example.com",
      "the email address to tom@example.com",
    ],
  ])("stays if the new one %s", async (_why, email, wasEmail, words) => {
    const { change, find, recipients } = await start();
    expect(await change(email, wasEmail)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "email", message: expect.stringContaining(words) }] },
    });
    expect(await find()).toMatchObject({ email: "tom@example.com" });
    expect(await recipients()).toEqual([]);
  });
});
