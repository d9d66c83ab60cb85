import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { makePasskey, signWithPasskey } from "../../testing/authenticator.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../testing/office.ts";
import { usePasskeys } from "../../testing/passkeys.ts";
import { addPasskey, askForNewPasskey } from "./add-passkey.ts";
import { signInWithPasskey } from "../sign-in/sign-in-with-passkey.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { staffPasskeys } from "../staff-tables.ts";

const notHere = { ok: false, refusal: { detail: expect.stringContaining("another site") } };

describe.each(testEngines)("a passkey on the %s engine", (engine) => {
  const office = useOffice(engine);
  const passkeys = usePasskeys(office);

  async function enrolled() {
    const person = await office.hire("negotiator");
    const passkey = await passkeys.enrol(await office.signIn(person.id));
    return { person, passkey, browser: new TestBrowser() };
  }

  test("signs its owner in, under a new session", async () => {
    const { person, passkey, browser } = await enrolled();
    const challenge = await passkeys.askForChallenge(browser);
    const outcome = await passkeys.present(browser, passkey, challenge);
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    browser.keep(outcome.answer.setCookie);
    expect(await office.signedIn(browser)).toMatchObject({ staffId: person.id, isFresh: true });
    expect((await office.audited()).at(-1)).toEqual([person.id, "staff.signed-in"]);
  });

  test("works once for each challenge: a recorded answer is worth nothing", async () => {
    const { passkey, browser } = await enrolled();
    const challenge = await passkeys.askForChallenge(browser);
    const rp = { origin: officeOrigin, rpId: "lettings.example.com", challenge };
    const answer = signWithPasskey(passkey, rp);
    const app = await office.app();
    expect((await signInWithPasskey(app, browser.caller(), answer)).ok).toBe(true);
    expect(await signInWithPasskey(app, browser.caller(), answer)).toMatchObject(notHere);
    expect(await passkeys.present(browser, passkey, challenge)).toMatchObject(notHere);
  });

  test("works only in the browser that asked, and for five minutes", async () => {
    const { passkey, browser } = await enrolled();
    const challenge = await passkeys.askForChallenge(browser);
    const other = new TestBrowser();
    await passkeys.askForChallenge(other);
    expect(await passkeys.present(other, passkey, challenge)).toMatchObject(notHere);
    office.wait(5);
    expect(await passkeys.present(browser, passkey, challenge)).toMatchObject(notHere);
  });

  test.each([
    { origin: "https://lettings.example.com.evil.example" },
    { origin: "http://lettings.example.com" },
    { rp: "evil.example" },
  ])("of another site is refused: %j", async (elsewhere) => {
    const { passkey, browser } = await enrolled();
    const challenge = await passkeys.askForChallenge(browser);
    expect(await passkeys.present(browser, passkey, challenge, elsewhere)).toMatchObject(notHere);
  });

  test("that counts backwards is a copy", async () => {
    const { passkey, browser } = await enrolled();
    passkey.counter = 40;
    expect(
      (await passkeys.present(browser, passkey, await passkeys.askForChallenge(browser))).ok,
    ).toBe(true);
    passkey.counter = 12;
    expect(
      await passkeys.present(browser, passkey, await passkeys.askForChallenge(browser)),
    ).toMatchObject(notHere);
  });

  test("that nobody added is not known, nor is one that was removed or whose owner has left", async () => {
    const { passkey, browser } = await enrolled();
    const challenge = await passkeys.askForChallenge(browser);
    const ceremony = { origin: officeOrigin, rpId: "lettings.example.com", challenge };
    const unknown = {
      ok: false,
      refusal: { detail: expect.stringContaining("We don’t recognise this passkey") },
    };
    const stranger = makePasskey(ceremony).passkey;
    expect(await passkeys.present(browser, stranger, challenge)).toMatchObject(unknown);
    await office.database().orm.delete(staffPasskeys).where(eq(staffPasskeys.id, passkey.id));
    expect(await passkeys.present(browser, passkey, challenge)).toMatchObject(unknown);
  });

  test.each([undefined, null, "x", {}, { id: "x" }, { id: "x", type: "public-key", response: 1 }])(
    "that is %j is none",
    async (answer) => {
      const outcome = await signInWithPasskey(
        await office.app(),
        new TestBrowser().caller(),
        answer,
      );
      expect(outcome).toMatchObject({ ok: false });
    },
  );

  describe("to be added", () => {
    async function asked() {
      const person = await office.hire("reader");
      const browser = await office.signIn(person.id);
      const signedIn = (await office.signedIn(browser))!;
      const app = await office.app();
      const outcome = await askForNewPasskey(app, browser.caller(), signedIn);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      browser.keep(outcome.answer.setCookie);
      const { challenge, excludeCredentials } = outcome.answer.options;
      const ceremony = { origin: officeOrigin, rpId: "lettings.example.com", challenge };
      const add = (answer: unknown, name: unknown = "Phone") =>
        addPasskey(app, browser.caller(), signedIn, { answer, name });
      return { ceremony, add, excludeCredentials, browser };
    }
    const count = () => office.database().orm.$count(staffPasskeys);

    test("needs a name", async () => {
      const { ceremony, add } = await asked();
      const { answer } = makePasskey(ceremony);
      for (const name of ["", "  ", "x".repeat(61), 7])
        expect(await add(answer, name)).toMatchObject({ ok: false });
      expect(await count()).toBe(0);
      expect((await add(answer)).ok).toBe(true);
    });

    test("is refused if it was made for another site, and twice", async () => {
      const { ceremony, add } = await asked();
      for (const elsewhere of [{ origin: "https://evil.example" }, { rpId: "evil.example" }])
        expect(await add(makePasskey({ ...ceremony, ...elsewhere }).answer)).toMatchObject(notHere);
      const { answer } = makePasskey(ceremony);
      expect((await add(answer)).ok).toBe(true);
      expect(await add(answer)).toMatchObject(notHere);
      expect(await count()).toBe(1);
    });

    test("needs a sign-in of the last 15 minutes, to ask for it and to add it", async () => {
      const { ceremony, browser } = await asked();
      office.wait(15);
      const stale = (await office.signedIn(browser))!;
      const app = await office.app();
      const refused = { ok: false, refusal: { detail: expect.stringContaining("15 minutes") } };
      expect(await askForNewPasskey(app, browser.caller(), stale)).toMatchObject(refused);
      const sent = { answer: makePasskey(ceremony).answer, name: "Phone" };
      expect(await addPasskey(app, browser.caller(), stale, sent)).toMatchObject(refused);
      expect(await count()).toBe(0);
    });

    test("keeps no link that was pasted as its name", async () => {
      const { ceremony, add } = await asked();
      const { orm } = office.database();
      const page = await makeLink(orm, "renter-page", randomUUID());
      expect(await add(makePasskey(ceremony).answer, `Phone ${page}`)).toMatchObject({ ok: true });
      expect(await readEveryRow(orm)).not.toContain(page);
    });

    test("is told to its owner by e-mail", async () => {
      const { ceremony, add } = await asked();
      expect((await add(makePasskey(ceremony).answer, "Kitchen tablet")).ok).toBe(true);
      const mails = await office.database().orm.select().from(outbox);
      expect(mails).toMatchObject([
        {
          kind: "staff-passkey-added",
          recipient: "person1@example.com",
          html: expect.stringContaining("Kitchen tablet"),
        },
      ]);
      expect(mails[0]!.html).toContain(`${officeOrigin}/office/account`);
    });

    test("is asked for only once of each device", async () => {
      const person = await office.hire("owner");
      const browser = await office.signIn(person.id);
      const passkey = await passkeys.enrol(browser);
      const signedIn = (await office.signedIn(browser))!;
      const outcome = await askForNewPasskey(await office.app(), browser.caller(), signedIn);
      expect(outcome).toMatchObject({
        ok: true,
        answer: { options: { excludeCredentials: [{ id: passkey.id }] } },
      });
    });
  });
});
