import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { usePasskeys } from "../../testing/passkeys.ts";
import { changeStaff } from "./change-staff.ts";
import { endAccess } from "./end-access.ts";
import { findStaff } from "../staff.ts";
import { findKeyHolder, makeKey } from "../account/staff-keys.ts";
import { staff, staffLinks, staffPasskeys, staffSessions } from "../staff-tables.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const office = useOffice(engine);
  const passkeys = usePasskeys(office);

  async function start() {
    const owner = await office.hire("owner", { name: "Amina Yusuf" });
    const browser = await office.signIn(owner.id);
    const by = (await office.signedIn(browser))!;
    const tom = await office.hire("reader", { name: "Tom" });
    const form = { name: "Tom", role: "reader", wasName: "Tom", wasRole: "reader" };
    const app = await office.app();
    const change = (fields: object, id = tom.id) =>
      changeStaff(app, by, id, { ...form, ...fields });
    const end = (id: string) =>
      app.database.orm.transaction((tx) => endAccess(tx, by, { id, at: app.now() }));
    const find = async (id = tom.id) => findStaff(app.database.orm, id);
    return { app, owner, by, tom, change, end, find, browser };
  }

  describe("a colleague’s role and name", () => {
    test("change at once, and the audit says who did it", async () => {
      const { change, find, owner } = await start();
      expect((await change({ role: "manager", name: "Tom Hesketh" })).ok).toBe(true);
      expect(await find()).toMatchObject({ role: "manager", name: "Tom Hesketh" });
      expect((await office.audited()).slice(-2)).toEqual([
        [owner.id, "staff.role-changed"],
        [owner.id, "staff.renamed"],
      ]);
    });

    test("of two people’s edits merge if they differ in their fields", async () => {
      const { change, find } = await start();
      await change({ name: "Tom Hesketh" });
      expect((await change({ role: "manager" })).ok).toBe(true);
      expect(await find()).toMatchObject({ role: "manager", name: "Tom Hesketh" });
    });

    test("of two people’s edits to one field: the second is told, and nothing is overwritten", async () => {
      const { change, find } = await start();
      await change({ role: "manager" });
      expect(await change({ role: "negotiator" })).toMatchObject({
        ok: false,
        refusal: {
          detail: expect.stringContaining("Amina Yusuf has changed the role to Manager"),
          errors: [{ path: "role" }],
        },
      });
      expect(await find()).toMatchObject({ role: "manager" });
    });

    test.each([{ role: "admin" }, { role: "" }, { name: " " }, { wasRole: "x" }])(
      "stay as they are for %j",
      async (fields) => {
        const { change, find } = await start();
        expect(await change(fields)).toMatchObject({ ok: false });
        expect(await find()).toMatchObject({ role: "reader", name: "Tom" });
      },
    );
  });

  test("the last owner stays one", async () => {
    const { change, owner, find, end } = await start();
    const form = { name: owner.name, wasName: owner.name, wasRole: "owner", role: "manager" };
    expect(await change(form, owner.id)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "role" }] },
    });
    await office.hire("owner", { isDemo: true });
    expect(await change(form, owner.id)).toMatchObject({ ok: false });
    const second = await office.hire("owner");
    const invited = await office.hire("owner", { joinedAt: null });
    expect((await end(second.id)).ok).toBe(true);
    expect((await change(form, owner.id)).ok).toBe(false);
    expect((await end(invited.id)).ok).toBe(true);
    expect(await end(owner.id)).toMatchObject({ ok: false });
    expect(await find(owner.id)).toMatchObject({ role: "owner", leftAt: null });
  });

  test("who leaves loses sessions, links and passkeys at once", async () => {
    const { end, tom, find, app, owner } = await start();
    const browser = await office.signIn(tom.id);
    await passkeys.enrol(browser);
    expect((await end(tom.id)).ok).toBe(true);
    expect(await office.signedIn(browser)).toBeNull();
    const { orm } = app.database;
    expect(await orm.$count(staffPasskeys)).toBe(0);
    expect(await orm.$count(staffLinks)).toBe(0);
    // The owner's own.
    expect(await orm.$count(staffSessions)).toBe(1);
    expect(await find()).toMatchObject({ name: "Tom", leftAt: office.clock.now });
    expect((await office.audited()).at(-1)).toEqual([owner.id, "staff.left"]);
    expect(await end(tom.id)).toMatchObject({ ok: false });
  });

  test("a key of who left opens nothing again when they come back", async () => {
    const { end, tom, app } = await start();
    const made = await makeKey(
      app,
      { staffId: tom.id },
      { name: "Our website", scopes: ["listings:write"] },
    );
    const bearer = `Bearer ${made.ok ? made.answer.key : ""}`;
    expect(await findKeyHolder(app, bearer)).toMatchObject({ staffId: tom.id });
    await end(tom.id);
    await app.database.orm.update(staff).set({ leftAt: null }).where(eq(staff.id, tom.id));
    expect(await findKeyHolder(app, bearer)).toBeNull();
  });

  test("nobody is changed by an unknown id", async () => {
    const { change, end } = await start();
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await change({ role: "manager" }, nobody)).ok).toBe(false);
    expect((await end(nobody)).ok).toBe(false);
  });
});
