import { describe, expect, test } from "vitest";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { doSiteWork } from "../../site/queued-work.ts";
import { testEngines } from "../../testing/database.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../testing/office.ts";
import { requestSignInLink } from "./request-sign-in-link.ts";
import { checkSignInLink, signInWithLink } from "./use-sign-in-link.ts";
import { inviteColleague } from "../team/invite-staff.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

const ended = {
  ok: false,
  refusal: { detail: expect.stringContaining("more than 15 minutes old") },
};

describe.each(testEngines)("a link by email on the %s engine", (engine) => {
  const office = useOffice(engine);

  async function ask(browser: TestBrowser, email: unknown, returnPath = "/office") {
    const app = await office.app();
    const outcome = await requestSignInLink(app, browser.caller(), { email, returnPath });
    if (outcome.ok) browser.keep(outcome.answer.setCookie);
    await doSiteWork(app);
    return outcome;
  }
  async function mailed() {
    const person = await office.hire("negotiator");
    const browser = new TestBrowser();
    await ask(browser, ` ${person.email.toUpperCase()} `, "/office/account");
    const { token, path } = await office.findMailedLink(person.email);
    return { person, browser, token, path };
  }
  const use = async (browser: TestBrowser, token: string) =>
    signInWithLink(await office.app(), browser.caller(), token);

  test("signs in the one who asked, and leads to where they wanted", async () => {
    const { person, browser, token, path } = await mailed();
    expect(path).toBe("/office/sign-in/link");
    const outcome = await use(browser, token);
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    expect(outcome.answer.returnPath).toBe("/office/account");
    browser.keep(outcome.answer.setCookie);
    expect(await office.signedIn(browser)).toMatchObject({ staffId: person.id });
  });

  test("works once", async () => {
    const { browser, token } = await mailed();
    const both = await Promise.all([use(browser, token), use(browser, token)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await use(browser, token)).toMatchObject(ended);
  });

  test("works for 15 minutes", async () => {
    const { browser, token } = await mailed();
    office.wait(15);
    expect(await use(browser, token)).toMatchObject(ended);
    expect(await checkSignInLink(await office.app(), browser.request(), token)).toBe("ended");
  });

  test("stays good beside a newer one, whoever asked for that", async () => {
    const { person, browser, token } = await mailed();
    await ask(new TestBrowser(), person.email);
    office.wait(1);
    await ask(browser, person.email);
    const newer = await office.findMailedLink(person.email);
    expect((await use(browser, token)).ok).toBe(true);
    expect((await use(browser, newer.token)).ok).toBe(true);
  });

  test("stolen from the mailbox opens nothing elsewhere, and stays good where it was asked for", async () => {
    const { browser, token } = await mailed();
    const thief = new TestBrowser();
    expect(await checkSignInLink(await office.app(), thief.request(), token)).toBe("other-browser");
    expect(await use(thief, token)).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("browser you requested") },
    });
    await ask(thief, "nobody@example.com");
    expect((await use(thief, token)).ok).toBe(false);
    expect((await use(browser, token)).ok).toBe(true);
  });

  test("is not used up by a mail scanner that looks at it", async () => {
    const { browser, token } = await mailed();
    for (let time = 0; time < 3; time++)
      expect(await checkSignInLink(await office.app(), browser.request(), token)).toBe("open");
    expect((await use(browser, token)).ok).toBe(true);
  });

  test.each(["", "x", "'; drop table staff --", "\0", "é".repeat(300)])(
    "that is %j is none",
    async (token) => {
      expect(await use(new TestBrowser(), token)).toMatchObject(ended);
    },
  );

  test("goes to nobody who does not work here, and the answer does not tell", async () => {
    const invited = await office.hire("reader", { joinedAt: null });
    const left = await office.hire("reader", { leftAt: office.clock.now });
    const demo = await office.hire("reader", { isDemo: true });
    const known = await office.hire("reader");
    const answers = [];
    const others = [invited.email, left.email, demo.email, "nobody@example.com"];
    for (const email of [...others, known.email]) {
      const outcome = await ask(new TestBrowser(), email);
      answers.push(outcome.ok && Object.keys(outcome.answer));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const mails = await office.database().orm.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([known.email]);
  });

  test.each([undefined, "", "imogen", "a@b", `${"x".repeat(250)}@example.com`])(
    "asked for with %j gets one line",
    async (email) => {
      const outcome = await ask(new TestBrowser(), email);
      expect(outcome).toMatchObject({ ok: false, refusal: { errors: [{ path: "email" }] } });
    },
  );

  test("does not sign in somebody who left meanwhile", async () => {
    const { person, browser, token } = await mailed();
    const { staff } = await import("../staff-tables.ts");
    await office.database().orm.update(staff).set({ leftAt: office.clock.now });
    expect(await use(browser, token)).toMatchObject(ended);
    expect(person.leftAt).toBeNull();
  });
});

describe("brute force", () => {
  const office = useOffice("embedded");

  test("one caller gets 30 tries a minute over all ways to sign in, and five links an hour to one person", async () => {
    const app = await office.app();
    const limited = { ...app, config: { ...app.config, rateLimit: true } };
    const withLimits = { ...limited, signInLimits: createSignInLimits(limited) };
    const caller = (clientAddress: string) => ({
      request: new Request(officeOrigin),
      clientAddress,
      officeOrigin,
    });
    const ask = (address: string) =>
      requestSignInLink(withLimits, caller(address), {
        email: "amina@example.com",
        returnPath: "/office",
      });
    for (let time = 0; time < 5; time++) expect((await ask("192.0.2.9")).ok).toBe(true);
    expect(await ask("192.0.2.9")).toMatchObject({
      ok: false,
      refusal: { detail: "Too many attempts. Wait 60 minutes and try again." },
    });
    // A stranger's requests leave the colleague's own.
    expect((await ask("192.0.2.1")).ok).toBe(true);
    const guesses = [];
    for (let time = 0; time < 31; time++)
      guesses.push(await signInWithLink(withLimits, caller("198.51.100.1"), `guess-${time}`));
    expect(guesses.slice(0, 30).every((guess) => !guess.ok && !guess.refusal.waitSeconds)).toBe(
      true,
    );
    expect(guesses[30]).toMatchObject({ ok: false, refusal: { title: "Too many attempts" } });
  });

  test("one colleague invites and re-addresses thirty times an hour, whatever session they have", async () => {
    const app = await office.app();
    const limited = { ...app, config: { ...app.config, rateLimit: true } };
    const withLimits = { ...limited, signInLimits: createSignInLimits(limited) };
    const by = (await office.signedIn(await office.signIn((await office.hire("owner")).id)))!;
    const invite = (n: number) =>
      inviteColleague(withLimits, by, officeOrigin, {
        name: "Una",
        email: `una${n}@example.com`,
        role: "reader",
      });
    for (let n = 0; n < 30; n++) expect((await invite(n)).ok).toBe(true);
    expect(await invite(30)).toMatchObject({ ok: false, refusal: { title: "Too many attempts" } });
  });
});
