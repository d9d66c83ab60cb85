import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../testing/office.ts";
import { acceptInvitation, findInvited } from "./accept-invitation.ts";
import { inviteAgain, inviteStaff } from "../team/invite-staff.ts";
import { createSetUpLink, isSetUpLinkOpen, setUpAdmin } from "./set-up-admin.ts";
import { staff } from "../staff-tables.ts";

const niamh = { name: "Niamh Castell", email: "Niamh@example.com", role: "reader" };
const from = { actor: "command line", officeOrigin } as const;

describe.each(testEngines)("on the %s engine", (engine) => {
  const office = useOffice(engine);
  const accept = async (browser: TestBrowser, token: string) =>
    acceptInvitation(await office.app(), browser.caller(), token);

  describe("an invitation", () => {
    async function invited() {
      const outcome = await inviteStaff(await office.app(), from, niamh);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      const { path, token } = await office.findMailedLink(niamh.email);
      const [page, shown = ""] = outcome.answer.link.split("?id=");
      expect(page).toBe(`${officeOrigin}${path}`);
      return { id: outcome.answer.id, token, shown };
    }

    test("lets its person in, signed in", async () => {
      const { id, token } = await invited();
      expect(await findInvited(await office.app(), token)).toEqual({
        name: niamh.name,
        role: "reader",
      });
      const browser = new TestBrowser();
      const outcome = await accept(browser, token);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      browser.keep(outcome.answer.setCookie);
      expect(await office.signedIn(browser)).toMatchObject({ staffId: id, role: "reader" });
      expect(await office.audited()).toEqual([
        ["command line", "staff.invited"],
        [id, "staff.joined"],
        [id, "staff.signed-in"],
      ]);
    });

    test("is one, whether by its mail or by the link that was shown", async () => {
      const { token, shown } = await invited();
      const app = await office.app();
      const person = { name: niamh.name, role: "reader" };
      expect(await findInvited(app, shown)).toEqual(person);
      expect((await accept(new TestBrowser(), token)).ok).toBe(true);
      expect(await findInvited(app, shown)).toBeNull();
      expect((await accept(new TestBrowser(), shown)).ok).toBe(false);
    });

    test("works once, for a week, and until it is sent again", async () => {
      const { id, token, shown } = await invited();
      const again = await inviteAgain(await office.app(), from, id);
      expect(again.ok).toBe(true);
      for (const earlier of [token, shown])
        expect(await accept(new TestBrowser(), earlier)).toMatchObject({ ok: false });
      const second = (await office.findMailedLink(niamh.email)).token;
      const both = await Promise.all([
        accept(new TestBrowser(), second),
        accept(new TestBrowser(), second),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      await inviteAgain(await office.app(), from, id);
      const third = (await office.findMailedLink(niamh.email)).token;
      office.wait(7 * 24 * 60);
      expect(await findInvited(await office.app(), third)).toBeNull();
      expect(await accept(new TestBrowser(), third)).toMatchObject({
        ok: false,
        refusal: { detail: expect.stringContaining("more than a week old") },
      });
    });

    test("is refused for an address in use, and says whose it is", async () => {
      await invited();
      expect(
        await inviteStaff(await office.app(), from, { ...niamh, email: "niamh@EXAMPLE.com" }),
      ).toMatchObject({
        ok: false,
        refusal: {
          errors: [{ path: "email", message: "Niamh Castell already uses this email address" }],
        },
      });
    });

    test.each([
      [{ ...niamh, name: " " }, "name"],
      [{ ...niamh, email: "niamh" }, "email"],
      [{ ...niamh, role: "admin" }, "role"],
      [{ ...niamh, role: "" }, "role"],
      [{ email: "niamh@example.com", role: "reader" }, "name"],
      [{ name: "Niamh", email: "niamh@example.com", role: undefined }, "role"],
    ])("of %j says what is missing", async (fields, path) => {
      const outcome = await inviteStaff(await office.app(), from, fields);
      expect(outcome).toMatchObject({ ok: false, refusal: { errors: [{ path }] } });
      expect(await office.database().orm.$count(staff)).toBe(0);
    });

    test("can bring back who has left, under the new role", async () => {
      const left = await office.hire("owner", {
        leftAt: office.clock.now,
        email: niamh.email,
        emailKey: "niamh@example.com",
      });
      const { id, token } = await invited();
      expect(id).toBe(left.id);
      expect((await accept(new TestBrowser(), token)).ok).toBe(true);
      expect(await office.database().orm.select().from(staff)).toMatchObject([
        { id, role: "reader", leftAt: null },
      ]);
    });

    test("does not open for who has left since", async () => {
      const { token } = await invited();
      await office.database().orm.update(staff).set({ leftAt: office.clock.now });
      expect(await findInvited(await office.app(), token)).toBeNull();
      expect((await accept(new TestBrowser(), token)).ok).toBe(false);
    });
  });

  describe("the set-up link", () => {
    const amina = { name: "Amina Yusuf", email: "amina@example.com" };
    const getToken = (link: string | null) => new URL(link ?? "").searchParams.get("id")!;
    const setUp = async (token: string, fields: object = amina, browser = new TestBrowser()) =>
      setUpAdmin(await office.app(), browser.caller(), token, fields);

    test("makes the first person the owner, signed in", async () => {
      const link = await createSetUpLink(await office.app());
      expect(link).toContain(`${officeOrigin}/office/set-up?id=`);
      const browser = new TestBrowser();
      const outcome = await setUp(getToken(link), amina, browser);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      browser.keep(outcome.answer.setCookie);
      expect(await office.signedIn(browser)).toMatchObject({ name: "Amina Yusuf", role: "owner" });
    });

    test("makes nobody else one: used again, beside another, or too late", async () => {
      const app = await office.app();
      const [one, other] = [await createSetUpLink(app), await createSetUpLink(app)].map(getToken);
      const both = await Promise.all([
        setUp(one!),
        setUp(other!, { ...amina, email: "b@example.com" }),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await office.database().orm.$count(staff)).toBe(1);
      for (const token of [one!, other!, "x"]) {
        expect(await isSetUpLinkOpen(app, token)).toBe(false);
        expect((await setUp(token)).ok).toBe(false);
      }
      expect(await createSetUpLink(app)).toBeNull();
    });

    test("ends after a day", async () => {
      const token = getToken(await createSetUpLink(await office.app()));
      office.wait(24 * 60);
      expect((await setUp(token)).ok).toBe(false);
    });

    test("stays good after a form with a mistake", async () => {
      const token = getToken(await createSetUpLink(await office.app()));
      expect(await setUp(token, { name: "", email: "x" })).toMatchObject({
        refusal: { errors: [{ path: "name" }, { path: "email" }] },
      });
      expect((await setUp(token)).ok).toBe(true);
    });
  });
});
