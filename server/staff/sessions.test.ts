import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { TestBrowser, useOffice } from "../testing/office.ts";
import { usePasskeys } from "../testing/passkeys.ts";
import { changeAccount } from "../testing/sent-forms.ts";
import { createOfficeCookie } from "./cookies.ts";
import { deleteExpiredSignIns } from "./sign-in/delete-expired-sign-ins.ts";
import { staleSignIn } from "./refusals.ts";
import { listSessions } from "./sessions.ts";
import { staffPasskeys, staffSessions } from "./staff-tables.ts";

test("its cookie is out of reach of scripts, other hosts, plain http and forms of other sites", () => {
  expect(createOfficeCookie("office", "token")).toBe(
    "__Host-office=token; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

describe.each(testEngines)("a session on the %s engine", (engine) => {
  const office = useOffice(engine);

  test("is stored as a hash, so that a copy of the database opens none", async () => {
    const browser = await office.signIn((await office.hire("owner")).id);
    const token = browser.cookies.get("__Host-office")!;
    const rows = await office.database().orm.select().from(staffSessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const thief = new TestBrowser();
    thief.keep(`__Host-office=${rows[0]!.tokenHash}`);
    expect(await office.signedIn(thief)).toBeNull();
  });

  test("ends after 12 hours without a request", async () => {
    const browser = await office.signIn((await office.hire("reader")).id);
    office.wait(11 * 60);
    expect(await office.signedIn(browser)).not.toBeNull();
    office.wait(11 * 60);
    expect(await office.signedIn(browser)).not.toBeNull();
    office.wait(12 * 60);
    expect(await office.signedIn(browser)).toBeNull();
  });

  test("ends after 7 days, however busy", async () => {
    const browser = await office.signIn((await office.hire("reader")).id);
    for (let hour = 0; hour < 7 * 24 - 10; hour += 10) {
      office.wait(600);
      expect(await office.signedIn(browser)).not.toBeNull();
    }
    office.wait(600);
    expect(await office.signedIn(browser)).toBeNull();
  });

  test("is fresh for 15 minutes", async () => {
    const browser = await office.signIn((await office.hire("owner")).id);
    office.wait(14);
    expect(await office.signedIn(browser)).toMatchObject({ isFresh: true });
    office.wait(1);
    expect(await office.signedIn(browser)).toMatchObject({ isFresh: false });
  });

  test("of before a sign-in is worth nothing after it (session fixation)", async () => {
    const victim = await office.hire("owner");
    const attacker = await office.signIn((await office.hire("reader")).id);
    const planted = attacker.cookies.get("__Host-office")!;
    const browser = new TestBrowser();
    browser.keep(`__Host-office=${planted}`);
    await office.signIn(victim.id, browser);
    expect(browser.cookies.get("__Host-office")).not.toBe(planted);
    expect(await office.signedIn(attacker)).toBeNull();
    expect(await office.signedIn(browser)).toMatchObject({ staffId: victim.id });
  });

  test("opens nothing for who is only invited, or has left", async () => {
    for (const state of [{ joinedAt: null }, { leftAt: new Date("2026-11-01") }]) {
      const person = await office.hire("owner", state);
      expect(await office.signedIn(await office.signIn(person.id))).toBeNull();
    }
  });

  test("can be listed and ended by its owner, one or all others", async () => {
    const person = await office.hire("negotiator");
    const [here, phone, tablet] = [
      await office.signIn(person.id),
      await office.signIn(person.id),
      await office.signIn(person.id),
    ];
    const app = await office.app();
    const signedIn = (await office.signedIn(here))!;
    const { sessionId: id } = (await office.signedIn(phone))!;
    const end = { change: "end-session", id };
    expect(await changeAccount(app, signedIn, end)).toMatchObject({ ok: true });
    expect(await changeAccount(app, signedIn, end)).toMatchObject({ ok: false });
    expect(await office.signedIn(phone)).toBeNull();
    await changeAccount(app, signedIn, { change: "end-other-sessions" });
    expect(await office.signedIn(tablet)).toBeNull();
    const left = await listSessions(app.database.orm, person.id, office.clock.now);
    expect(left.map((session) => session.id)).toEqual([signedIn.sessionId]);
  });

  test("is deleted once it is over", async () => {
    await office.signIn((await office.hire("reader")).id);
    office.wait(13 * 60);
    await office.signIn((await office.hire("reader")).id);
    await deleteExpiredSignIns(await office.app());
    expect(await office.database().orm.$count(staffSessions)).toBe(1);
  });
});

describe("a passkey", () => {
  const office = useOffice();
  const passkeys = usePasskeys(office);

  test("is removed only with a sign-in of the last 15 minutes", async () => {
    const browser = await office.signIn((await office.hire("manager")).id);
    const { id } = await passkeys.enrol(browser);
    const app = await office.app();
    const remove = async () =>
      changeAccount(app, (await office.signedIn(browser))!, { change: "remove-passkey", id });
    office.wait(15);
    expect(await remove()).toEqual(staleSignIn);
    expect(await office.database().orm.$count(staffPasskeys)).toBe(1);
  });
});

describe("somebody else's", () => {
  const office = useOffice();
  const passkeys = usePasskeys(office);

  test("session, passkey or name can't be touched by its id", async () => {
    const victim = await office.hire("owner");
    const browser = await office.signIn(victim.id);
    const passkey = await passkeys.enrol(browser);
    const { sessionId } = (await office.signedIn(browser))!;
    const intruder = (await office.signedIn(
      await office.signIn((await office.hire("manager")).id),
    ))!;
    const app = await office.app();
    const forms: Texts[] = [
      { change: "end-session", id: sessionId },
      { change: "end-session", id: "' or true --" },
      { change: "remove-passkey", id: passkey.id },
      { change: "rename-passkey", id: passkey.id, name: "Mine" },
      { change: "delete-everything" },
      {},
    ];
    for (const fields of forms)
      expect(await changeAccount(app, intruder, fields)).toMatchObject({ ok: false });
    expect(await office.signedIn(browser)).not.toBeNull();
    expect((await passkeys.present(new TestBrowser(), passkey, "x")).ok).toBe(false);
  });
});
