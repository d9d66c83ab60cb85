import { somebody } from "../testing/office-forms.ts";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { changeBranches } from "../testing/sent-forms.ts";
import { handOverRecords } from "./hand-over-records.ts";
import { findBranch } from "./list-branches.ts";
import { getBranchMark } from "./read-branch.ts";

type App = Parameters<typeof changeBranches>[0];

/** More than are handed over in one step. */
const homes = 150;
const requests = 1200;

describe.each(testEngines)("what a large branch has, on the %s engine", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  /** One in ten of the requests was joined to another. */
  beforeEach(async () => {
    await orm().execute(sql`
      insert into listing_records (id, origin, branch_id, agent_ref, state)
      select 'p' || lpad(n::text, 11, '0'), 'blm', '999999', n::text, 'available'
      from generate_series(1, ${homes}::int) n`);
    await orm().execute(sql`
      insert into conversations (id, person_key, name, kind, snippet, asked_at, last_message_at, search_words, merged_into)
      select md5(n::text)::uuid, 'phone:' || n, 'Ada Obi', 'contact', 'Hello', now(), now(), '',
        case when n % 10 = 0 then md5((n - 1)::text)::uuid end
      from generate_series(1, ${requests}::int) n`);
  });

  const countOf = async (branch: string) => ({
    homes: await orm().$count(listingRecords, sql`branch = ${branch}`),
    requests: await orm().$count(conversations, sql`branch = ${branch}`),
  });

  test("is the first one’s, all of it, and another one’s once that is closed", async () => {
    const app = await office.app();
    const south = await addBranch(app, peckham);
    expect(await countOf(south)).toEqual({ homes, requests });
    const north = await addBranch(app, islington);
    const closed = await changeBranches(app, somebody, {
      change: "close",
      id: south,
      successor: north,
    });
    expect(closed.ok).toBe(true);
    expect(await countOf(north)).toEqual({ homes, requests });
  });

  describe("while two owners close branches at once", () => {
    const closeInto = async (id: string, successor: string) =>
      changeBranches(await office.app(), somebody, { change: "close", id, successor });

    test("one into another that is closed too: a closed one keeps nothing", async () => {
      const app = await office.app();
      const south = await addBranch(app, peckham);
      const north = await addBranch(app, islington);
      const west = await addBranch(app, { ...islington, name: "Acton", areas: "W3" });
      const both = [handOverRecords(app, south, north), closeInto(north, west)];
      await Promise.all(both);
      expect(await countOf(north)).toEqual({ homes: 0, requests: 0 });
      const [inSouth, inWest] = [await countOf(south), await countOf(west)];
      expect(inSouth.homes + inWest.homes).toBe(homes);
      expect(inSouth.requests + inWest.requests).toBe(requests);
    });

    test("nothing is handed over to one that has been closed meanwhile", async () => {
      const app = await office.app();
      const south = await addBranch(app, peckham);
      const north = await addBranch(app, islington);
      await closeInto(north, south);
      await handOverRecords(app, south, north);
      expect(await countOf(south)).toEqual({ homes, requests });
    });

    test("nor to none while another one is open", async () => {
      const app = await office.app();
      const south = await addBranch(app, peckham);
      await addBranch(app, islington);
      await handOverRecords(app, south, null);
      expect(await countOf(south)).toEqual({ homes, requests });
    });
  });

  describe("goes to a branch that gets their area", () => {
    let north: string;

    beforeEach(async () => {
      const app = await office.app();
      await addBranch(app, peckham);
      north = await addBranch(app, { ...islington, areas: "" });
      await orm().execute(sql`update listing_records set outcode = 'N1'`);
    });

    const readMark = async () => getBranchMark((await findBranch(orm(), north))!);
    const gather = async (app: App, changes: object = {}) => {
      const form = { ...islington, change: "edit", id: north, mark: await readMark(), ...changes };
      return changeBranches(app, somebody, form);
    };

    /** Calls it before the transaction of that number. */
    async function before(count: number, act: () => Promise<unknown>): Promise<App> {
      const app = await office.app();
      let begun = 0;
      const begin = app.database.orm.transaction.bind(app.database.orm);
      const transaction: typeof begin = async (...given) => {
        begun += 1;
        if (begun === count) await act();
        return begin(...given);
      };
      const counted = Object.assign(Object.create(app.database.orm), { transaction });
      return { ...app, database: { ...app.database, orm: counted } };
    }

    test("all at once", async () => {
      expect((await gather(await office.app())).ok).toBe(true);
      expect(await countOf(north)).toEqual({ homes, requests: 0 });
    });

    test("in steps: what an interruption leaves comes when the form is sent again", async () => {
      const lost = await before(2, () => Promise.reject(new Error("connection lost")));
      await expect(gather(lost)).rejects.toThrow("connection lost");
      expect((await countOf(north)).homes).toBe(100);
      expect((await findBranch(orm(), north))?.areas).toEqual([]);
      expect((await gather(await office.app())).ok).toBe(true);
      expect((await countOf(north)).homes).toBe(homes);
    });

    test("also a home that an import brings between the steps", async () => {
      const importing = await before(3, () =>
        orm()
          .execute(sql`insert into listing_records (id, origin, branch_id, agent_ref, state, outcode)
          values ('late', 'blm', '999999', 'late', 'available', 'N1')`),
      );
      expect((await gather(importing)).ok).toBe(true);
      expect((await countOf(north)).homes).toBe(homes + 1);
    });

    test("no further once the form can’t be saved: another branch has the area now", async () => {
      const app = await office.app();
      const taken = await before(2, () =>
        addBranch(app, { ...islington, name: "Angel", areas: "N1" }),
      );
      expect(await gather(taken)).toMatchObject({
        ok: false,
        refusal: { errors: [{ path: "areas" }] },
      });
      expect((await countOf(north)).homes).toBe(100);
    });

    test("that is new: one whose adding was interrupted is there without it", async () => {
      const add = { ...islington, name: "Angel" };
      const lost = await before(3, () => Promise.reject(new Error("connection lost")));
      await expect(changeBranches(lost, somebody, add)).rejects.toThrow("connection lost");
      const [angel] = await orm().select().from(branches).where(eq(branches.name, "Angel"));
      expect(angel).toMatchObject({ areas: [], closedAt: null });
      const mark = getBranchMark(angel!);
      expect(
        (await gather(await office.app(), { ...add, change: "edit", id: angel!.id, mark })).ok,
      ).toBe(true);
      expect((await countOf(angel!.id)).homes).toBe(homes);
    });
  });

  test("stays where it is if the branch is not closed, and is nobody’s after the last one", async () => {
    const app = await office.app();
    const south = await addBranch(app, peckham);
    const north = await addBranch(app, islington);
    const unnamed = await changeBranches(app, somebody, { change: "close", id: south });
    expect(unnamed.ok).toBe(false);
    expect(await countOf(south)).toEqual({ homes, requests });
    const close = (id: string) => changeBranches(app, somebody, { change: "close", id });
    await changeBranches(app, somebody, { change: "close", id: north, successor: south });
    expect((await close(south)).ok).toBe(true);
    expect(await orm().$count(branches, isNull(branches.closedAt))).toBe(0);
    expect(await orm().$count(listingRecords, isNotNull(listingRecords.branch))).toBe(0);
    expect(await orm().$count(conversations, isNotNull(conversations.branch))).toBe(0);
  });
});
