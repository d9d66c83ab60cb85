import { isNotNull, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { changeBranches } from "./change-branches.ts";
import { handOverRecords } from "./hand-over-records.ts";

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
    const closed = await changeBranches(app, "command line", {
      change: "close",
      id: south,
      successor: north,
    });
    expect(closed.ok).toBe(true);
    expect(await countOf(north)).toEqual({ homes, requests });
  });

  describe("while two owners close branches at once", () => {
    const closeInto = async (id: string, successor: string) =>
      changeBranches(await office.app(), "command line", { change: "close", id, successor });

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

  test("goes to a branch that gets their area", async () => {
    const app = await office.app();
    await addBranch(app, peckham);
    await orm().execute(sql`update listing_records set outcode = 'N1'`);
    const north = await addBranch(app, islington);
    expect(await countOf(north)).toEqual({ homes, requests: 0 });
  });

  test("stays where it is if the branch is not closed, and is nobody’s after the last one", async () => {
    const app = await office.app();
    const south = await addBranch(app, peckham);
    const north = await addBranch(app, islington);
    const unnamed = await changeBranches(app, "command line", { change: "close", id: south });
    expect(unnamed.ok).toBe(false);
    expect(await countOf(south)).toEqual({ homes, requests });
    const close = (id: string) => changeBranches(app, "command line", { change: "close", id });
    await changeBranches(app, "command line", { change: "close", id: north, successor: south });
    expect((await close(south)).ok).toBe(true);
    expect(await orm().$count(branches, isNull(branches.closedAt))).toBe(0);
    expect(await orm().$count(listingRecords, isNotNull(listingRecords.branch))).toBe(0);
    expect(await orm().$count(conversations, isNotNull(conversations.branch))).toBe(0);
  });
});
