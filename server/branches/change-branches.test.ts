import { somebody } from "../testing/office-forms.ts";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { useOffice } from "../testing/office.ts";
import { changeBranches } from "../testing/sent-forms.ts";
import { findBranch } from "./list-branches.ts";
import { getBranchMark } from "./read-branch.ts";

describe.each(testEngines)("branches, on the %s engine", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  async function change(fields: Record<string, string>) {
    return changeBranches(await office.app(), somebody, fields);
  }

  async function addHome(id: string, changes: Partial<typeof listingRecords.$inferInsert> = {}) {
    const home = createListing({ id, agentRef: id });
    await orm().insert(listings).values(home);
    const values = {
      id,
      origin: "blm",
      branchId: "999999",
      agentRef: id,
      state: "available" as const,
    };
    await orm()
      .insert(listingRecords)
      .values({ ...values, outcode: "SW9", ...changes });
  }

  async function branchOfHome(id: string) {
    const [row] = await orm().select().from(listingRecords).where(eq(listingRecords.id, id));
    return row!.branch;
  }

  async function ask(listingId: string | null, area: string | null = null) {
    const person = {
      contactId: null,
      name: "Ada",
      email: `${area}${listingId}@example.com`,
      phone: null,
    };
    const request = {
      kind: "contact",
      recordId: crypto.randomUUID(),
      text: "Hello",
      area,
    } as const;
    const id = await orm().transaction((tx) =>
      recordRequest(tx, { ...request, person, listingId, at: office.clock.now }),
    );
    const [row] = await orm().select().from(conversations).where(eq(conversations.id, id));
    return { id, branch: row!.branch };
  }

  test("without a branch homes and requests belong to none", async () => {
    await addHome("p1", { outcode: "SE15" });
    expect(await branchOfHome("p1")).toBeNull();
    expect((await ask("p1")).branch).toBeNull();
    expect((await ask(null, "SE15")).branch).toBeNull();
  });

  test("the first one gets all that there is, so that nothing is seen by nobody", async () => {
    await addHome("p1", { outcode: "SW9" });
    const ofHome = await ask("p1");
    const ofNone = await ask(null);
    const first = await addBranch(await office.app(), peckham);
    expect(await branchOfHome("p1")).toBe(first);
    const rows = await orm().select().from(conversations);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([ofHome.id, ofNone.id].toSorted());
    expect(rows.map(({ branch }) => branch)).toEqual([first, first]);
  });

  describe("with two of them", () => {
    let south = "";
    let north = "";
    beforeEach(async () => {
      south = await addBranch(await office.app(), peckham);
      north = await addBranch(await office.app(), islington);
    });

    test.each([
      ["the feed’s number comes first", { branchId: "1015", outcode: "N1" }, "south"],
      ["then the outcode", { outcode: "N1" }, "north"],
      ["else the main one, as of a request", { outcode: "SW9" }, "south"],
    ])("%s", async (_rule, facts, whose) => {
      await addHome("p1", facts);
      expect(await branchOfHome("p1")).toBe({ south, north }[whose]);
    });

    test("a draft gets its branch when its postcode is known", async () => {
      await addHome("p1", { outcode: "" });
      await orm().update(listingRecords).set({ outcode: "N1" }).where(eq(listingRecords.id, "p1"));
      expect(await branchOfHome("p1")).toBe(north);
    });

    test.each([
      ["its home’s", "p1", "SE15", "north"],
      ["else that of the outcode", null, "N1", "north"],
      ["else the main one, which is the first", null, "SW9", "south"],
      ["else the main one, of no outcode either", null, null, "south"],
    ])("a request’s branch is %s", async (_rule, home, area, whose) => {
      await addHome("p1", { outcode: "N1" });
      expect((await ask(home, area)).branch).toBe({ south, north }[whose]);
    });

    test("what was asked about a home goes where the home goes", async () => {
      await addHome("p1", { outcode: "N1" });
      const { id } = await ask("p1");
      await orm().update(listingRecords).set({ branch: south }).where(eq(listingRecords.id, "p1"));
      const [moved] = await orm().select().from(conversations).where(eq(conversations.id, id));
      expect(moved!.branch).toBe(south);
    });

    const edit = async (id: string, fields: Record<string, string>) => {
      const mark = getBranchMark((await findBranch(orm(), id))!);
      expect(await change({ ...fields, change: "edit", id, mark })).toMatchObject({ ok: true });
    };
    const setBranch = (id: string, branch: string) =>
      orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, id));

    test("a new area gathers homes of nobody’s area, and leaves those of another", async () => {
      await addHome("p1", { outcode: "SW9" });
      await addHome("p2", { outcode: "SE15" });
      await edit(north, { ...islington, areas: "N1, SW9" });
      expect([await branchOfHome("p1"), await branchOfHome("p2")]).toEqual([north, south]);
    });

    test("a branch that is changed otherwise takes nothing back that was given to another", async () => {
      await addHome("p1", { outcode: "N1" });
      await addHome("p2", { branchId: "1015" });
      await setBranch("p1", south);
      await setBranch("p2", north);
      await edit(north, { ...islington, phone: "020 7946 0159" });
      await edit(south, { ...peckham, phone: "020 7946 0158" });
      expect([await branchOfHome("p1"), await branchOfHome("p2")]).toEqual([south, north]);
    });

    test("a home that somebody gave to another branch stays when its facts are read again", async () => {
      await addHome("p1", { outcode: "N1" });
      await setBranch("p1", south);
      for (const outcode of ["N1", "SW9"])
        await orm().update(listingRecords).set({ outcode }).where(eq(listingRecords.id, "p1"));
      expect(await branchOfHome("p1")).toBe(south);
    });

    test.each([
      ["name", { name: "peckham" }],
      ["areas", { areas: "N16, SE15" }],
      ["feedId", { feedId: "1015" }],
    ])("two branches share no %s", async (path, changes) => {
      const outcome = await change({ ...islington, name: "Angel", areas: "", ...changes });
      expect(outcome).toMatchObject({ ok: false, refusal: { errors: [{ path }] } });
    });

    test("a fault is named at its field", async () => {
      const outcome = await change({
        ...islington,
        name: "",
        areas: "Angel",
        "opens-1": "18:00",
        "closes-1": "09:00",
      });
      const errors = outcome.ok ? [] : outcome.refusal.errors!.map(({ path }) => path);
      expect(errors).toEqual(["name", "closes-1", "areas"]);
    });

    test("an old form overwrites nothing", async () => {
      const outcome = await change({ ...peckham, change: "edit", id: south, mark: "1" });
      expect(outcome.ok).toBe(false);
    });

    test("closing needs an heir, who gets homes, requests, people, and the main branch’s part", async () => {
      await addHome("p1", { outcode: "SE15" });
      const { id } = await ask("p1");
      const { id: staffId } = await office.hire("negotiator", { branch: south, isLimited: true });
      expect(await change({ change: "close", id: south })).toMatchObject({
        refusal: { errors: [{ path: "successor" }] },
      });
      expect(await change({ change: "close", id: south, successor: north })).toMatchObject({
        ok: true,
      });
      expect(await branchOfHome("p1")).toBe(north);
      const [asked] = await orm().select().from(conversations).where(eq(conversations.id, id));
      const [person] = await orm().select().from(staff).where(eq(staff.id, staffId));
      expect([asked!.branch, person!.branch, person!.isLimited]).toEqual([north, north, true]);
      expect((await ask(null)).branch).toBe(north);
      const rows = await orm()
        .select()
        .from(audit)
        .where(eq(audit.subjectId, south))
        .orderBy(asc(audit.action));
      expect(rows.map(({ action }) => action)).toEqual(["branch.added", "branch.closed"]);
    });

    test("the last one leaves what it has to none, and limits nobody any more", async () => {
      await addHome("p1", { outcode: "SE15" });
      await office.hire("negotiator", { branch: south, isLimited: true });
      await change({ change: "close", id: north, successor: south });
      expect(await change({ change: "close", id: south })).toMatchObject({ ok: true });
      expect(await branchOfHome("p1")).toBeNull();
      const [person] = await orm().select().from(staff);
      expect([person!.branch, person!.isLimited]).toEqual([null, false]);
      expect((await orm().select().from(branches)).every(({ isMain }) => !isMain)).toBe(true);
    });

    test("another one can be made the main one", async () => {
      expect(await change({ change: "main", id: north })).toMatchObject({ ok: true });
      expect((await ask(null)).branch).toBe(north);
    });
  });
});
