import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createAccessLink, openAccessLink } from "../access-links/access-links.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { importFeed } from "../feeds/incoming/import-feed.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { buildBlm } from "../testing/feed.ts";
import { TestBrowser, useOffice } from "../testing/office.ts";
import { negotiators } from "../viewings/diary/diary-tables.ts";
import { findCalendarOwner, renewCalendarAddress } from "../viewings/diary/calendar-address.ts";
import { acceptInvitation, findInvited } from "./sign-in/accept-invitation.ts";
import { storeChallenge } from "./account/passkey-challenges.ts";
import { demoStaff, findDemoOffer, signInAsDemo } from "./demo-staff.ts";
import { inviteAgain, inviteStaff } from "./team/invite-staff.ts";
import { createLink } from "./sign-in/links.ts";
import { createSetUpLink, setUpAdmin } from "./sign-in/set-up-admin.ts";
import { listTeam } from "./staff.ts";
import { findKeyHolder, makeKey } from "./account/staff-keys.ts";
import {
  staff,
  staffChallenges,
  staffKeys,
  staffLinks,
  staffPasskeys,
  staffSessions,
} from "./staff-tables.ts";

const origin = "http://localhost:3000";
const amina = demoStaff[0]!.email;
const readToken = (link: string) => new URL(link).searchParams.get("id")!;

describe.each(testEngines)("what the demo made, on the %s engine,", (engine) => {
  const office = useOffice(engine, { publicUrl: null });
  const orm = () => office.database().orm;
  const caller = () => ({
    request: new Request(`${origin}/office/sign-in`, { headers: { Connection: "keep-alive" } }),
    clientAddress: "127.0.0.1",
    officeOrigin: origin,
  });
  const enter = async () =>
    signInAsDemo(await office.app(), caller(), { email: amina, code: undefined });

  let made: { browser: TestBrowser; key: string; calendar: string; invitation: string };

  /** With what the demo's people of earlier versions could make. */
  beforeEach(async () => {
    const app = await office.app();
    const entered = await enter();
    if (!entered.ok) throw new Error(entered.refusal.detail);
    const browser = new TestBrowser();
    browser.keep(entered.answer.setCookie);
    const { staffId } = (await office.signedIn(browser))!;
    const at = office.clock.now;
    const keyed = await makeKey(app, { staffId }, { name: "Portal", scopes: ["listings:write"] });
    if (!keyed.ok) throw new Error(keyed.refusal.detail);
    await orm()
      .insert(negotiators)
      .values({ name: "Amina Yusuf", email: amina, phone: "020 7946 0018", staffId });
    const calendar = await renewCalendarAddress(app, { staffId });
    await orm().insert(staffPasskeys).values({
      id: "a-passkey",
      staffId,
      name: "Laptop",
      publicKey: "cGVn",
      counter: 0,
      transports: "internal",
      createdAt: at,
    });
    await storeChallenge(orm(), "a challenge", { browserHash: "b", staffId, at });
    await orm().transaction((tx) => createLink(tx, { kind: "sign-in", at, staffId }));
    const fields = { name: "Niamh Castell", email: "niamh@example.com", role: "owner" };
    const inviting = { actor: { staffId }, officeOrigin: origin };
    const invited = await inviteStaff(app, inviting, fields);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    const { key } = keyed.answer;
    made = { browser, key, calendar, invitation: readToken(invited.answer.link) };
  });

  async function expectEnded(): Promise<void> {
    const app = await office.app();
    expect(await office.signedIn(made.browser)).toBeNull();
    expect(await findKeyHolder(app, `Bearer ${made.key}`)).toBeNull();
    expect(await findCalendarOwner(app, made.calendar)).toBeNull();
    expect(await findInvited(app, made.invitation)).toBeNull();
    expect((await acceptInvitation(app, caller(), made.invitation)).ok).toBe(false);
    const demo = orm().select({ id: staff.id }).from(staff).where(eq(staff.isDemo, true));
    const ids = new Set((await demo).map(({ id }) => id));
    for (const table of [staffSessions, staffLinks, staffPasskeys, staffChallenges]) {
      const rows = await orm().select({ staffId: table.staffId }).from(table);
      expect(rows.filter(({ staffId }) => staffId !== null && ids.has(staffId))).toEqual([]);
    }
    expect(await orm().$count(staffKeys, isNull(staffKeys.revokedAt))).toBe(0);
    expect(await findDemoOffer(app, caller())).toBe("none");
    expect((await enter()).ok).toBe(false);
    const team = (await listTeam(orm())).map(({ name }) => name);
    expect(team).not.toContain("Amina Yusuf");
    expect(team).not.toContain("Niamh Castell");
  }

  async function takeFeed(branch: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), "lintel-feed-"));
    const path = join(folder, `${branch}_2026112101.BLM`);
    await writeFile(path, buildBlm([{ AGENT_REF: "R1", BRANCH_ID: branch }]));
    const taken = await importFeed(await office.app(), path, { allowShrink: true, actor: "job" });
    if (!taken.ok) throw new Error(taken.problem);
  }

  test("stays while nothing but the demo is there, but for keys, passkeys and calendars", async () => {
    await takeFeed("999999");
    const app = await office.app();
    expect(await office.signedIn(made.browser)).toMatchObject({ isDemo: true });
    expect(await findKeyHolder(app, `Bearer ${made.key}`)).toBeNull();
    expect(await findCalendarOwner(app, made.calendar)).toBeNull();
    expect(await findDemoOffer(app, caller())).toBe("one-click");
  });

  test("ends with the first owner", async () => {
    const app = await office.app();
    const token = readToken((await createSetUpLink(app)) ?? "");
    const owner = { name: "Nia Okafor", email: "nia@example.com" };
    expect((await setUpAdmin(app, caller(), token, owner)).ok).toBe(true);
    await expectEnded();
    expect((await listTeam(orm())).map(({ name }) => name)).toEqual(["Nia Okafor"]);
  });

  test("ends with the first colleague whom the command line invites", async () => {
    const app = await office.app();
    const fields = { name: "Nia Okafor", email: "nia@example.com", role: "reader" };
    const inviting = { actor: "command line", officeOrigin: origin } as const;
    const invited = await inviteStaff(app, inviting, fields);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    expect(await office.signedIn(made.browser)).not.toBeNull();
    const accepted = await acceptInvitation(app, caller(), readToken(invited.answer.link));
    expect(accepted.ok).toBe(true);
    await expectEnded();
  });

  test("ends with the first home of a branch of one’s own, and does not come back when it goes", async () => {
    await takeFeed("100001");
    const gone = await orm().select().from(staff).where(eq(staff.isDemo, true));
    expect(gone.every(({ leftAt }) => leftAt !== null)).toBe(true);
    await expectEnded();
    await orm().update(listings).set({ branchId: "999999" });
    await expectEnded();
  });

  test("ends in the transaction of the real data, and stays if that is undone", async () => {
    const { endDemo } = await import("./demo-office.ts");
    await expect(
      orm().transaction(async (tx) => {
        await endDemo(await office.app(), tx, office.clock.now);
        throw new Error("The feed can't be taken.");
      }),
    ).rejects.toThrow("can't be taken");
    expect(await office.signedIn(made.browser)).not.toBeNull();
  });

  test("leaves its renters and landlords no link, and visitors theirs", async () => {
    const app = await office.app();
    const at = office.clock.now;
    const give = async (email: string) => {
      const person = { firstname: "Jo", lastname: "Weber", phone: "07700 900123" };
      const [contact] = await orm()
        .insert(contacts)
        .values({ ...person, phoneKey: "447700900123", email, emailKey: email.toLowerCase() })
        .returning();
      const contactId = contact!.id;
      const link = { purpose: "renter-page", recordId: contactId, contactId, at } as const;
      return (await createAccessLink(orm(), link)).secret;
    };
    const opens = async (secret: string) => (await openAccessLink(app, "renter-page", secret)).ok;
    const invented = [];
    for (const host of ["Example.com", "mail.example.org", "lettings.test"])
      invented.push(await give(`jo@${host}`));
    const real = [];
    for (const host of ["lintel.co.uk", "myexample.com", "example.com.au", "latest"])
      real.push(await give(`jo@${host}`));
    const preview = (
      await createAccessLink(orm(), { purpose: "preview", recordId: "p00000001100", at })
    ).secret;
    for (const secret of [...invented, ...real]) expect(await opens(secret)).toBe(true);
    await takeFeed("100001");
    for (const secret of invented) expect(await opens(secret)).toBe(false);
    for (const secret of real) expect(await opens(secret)).toBe(true);
    expect((await openAccessLink(app, "preview", preview)).ok).toBe(false);
  });

  test("ends once, with a row in the audit for each of its people", async () => {
    await takeFeed("100001");
    const ends = async () =>
      (await office.audited()).filter(([, action]) => action === "staff.demo-ended");
    expect(await ends()).toHaveLength(demoStaff.length);
    await takeFeed("100002");
    expect(await ends()).toHaveLength(demoStaff.length);
  });

  test("invites nobody back: an invitation that one of its people sent once more ends as well", async () => {
    const app = await office.app();
    const fields = { name: "Una Byrne", email: "una@example.com", role: "owner" };
    const inviting = { actor: "command line", officeOrigin: origin } as const;
    const invited = await inviteStaff(app, inviting, fields);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    const [demo] = await orm().select().from(staff).where(eq(staff.isDemo, true));
    const again = await inviteAgain(
      app,
      { actor: { staffId: demo!.id }, officeOrigin: origin },
      invited.answer.id,
    );
    if (!again.ok) throw new Error(again.refusal.detail);
    await takeFeed("100001");
    expect(await findInvited(app, readToken(again.answer.link))).toBeNull();
  });

  test("does not revive with an invitation to the same address", async () => {
    await takeFeed("100001");
    const app = await office.app();
    const fields = { name: "Amina Yusuf", email: amina, role: "reader" };
    const inviting = { actor: "command line", officeOrigin: origin } as const;
    const invited = await inviteStaff(app, inviting, fields);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    expect((await acceptInvitation(app, caller(), readToken(invited.answer.link))).ok).toBe(true);
    expect(await office.signedIn(made.browser)).toBeNull();
    expect(await findKeyHolder(app, `Bearer ${made.key}`)).toBeNull();
    expect(await findCalendarOwner(app, made.calendar)).toBeNull();
  });

  test("a sign-in that meets the end is refused or ended", async () => {
    const [entered] = await Promise.all([enter(), takeFeed("100001")]);
    const browser = new TestBrowser();
    if (entered.ok) browser.keep(entered.answer.setCookie);
    expect(await office.signedIn(browser)).toBeNull();
    await expectEnded();
  });
});
