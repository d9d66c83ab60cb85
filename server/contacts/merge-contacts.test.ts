import { beforeEach, describe, expect, test } from "vitest";
import { createPersonKeys } from "../../domain/contacts/applicant.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { contactMerges, contacts } from "./contact-tables.ts";
import { undoMerge } from "./merge-contacts.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { findPersonId, listContacts, listPersonContactIds } from "./person-contacts.ts";
import { listProbableMatches } from "./probable-matches.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const nobody = "99999999-9999-4999-8999-999999999999";
const priya = { firstname: "Priya", lastname: "Raman", phone: "07700 900482" };

describe.each(testEngines)("contacts of one person on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  async function add(email: string, changes: Partial<typeof priya> = {}): Promise<string> {
    const person = { ...priya, email, ...changes };
    const [row] = await database()
      .orm.insert(contacts)
      .values({ ...person, ...createPersonKeys(person) })
      .returning({ id: contacts.id });
    return row!.id;
  }
  const addThree = async () =>
    Promise.all([add("a@example.com"), add("b@example.com"), add("c@example.com")] as const);
  const merge = async (contactId: string, intoId: string) =>
    mergeContacts(await createTestContext(database()), actor, { contactId, intoId });
  const undo = async (contactId: string, at = "2026-11-21T12:00:00Z") =>
    undoMerge(
      { ...(await createTestContext(database())), now: () => new Date(at) },
      actor,
      contactId,
    );
  const group = async (id: string) => (await listPersonContactIds(database().orm, [id])).toSorted();
  const personOf = (id: string) => findPersonId(database().orm, id);

  test("are found from each of them, and one stands for the person", async () => {
    const [a, b, c] = await addThree();
    expect(await merge(a, b)).toBe("merged");
    expect(await merge(b, c)).toBe("merged");
    const all = [a, b, c].toSorted();
    for (const id of all) {
      expect(await group(id)).toEqual(all);
      expect(await personOf(id)).toBe(c);
    }
  });

  test("joining by any contact of a person joins the person", async () => {
    const [a, b, c] = await addThree();
    await merge(a, b);
    expect(await merge(c, a)).toBe("merged");
    expect(await personOf(c)).toBe(b);
  });

  test("a person can't be joined to themselves, nor to nobody", async () => {
    const [a, b] = await addThree();
    await merge(a, b);
    expect(await merge(a, b)).toBe("same-person");
    expect(await merge(b, a)).toBe("same-person");
    expect(await merge(a, a)).toBe("same-person");
    expect([await merge(a, nobody), await merge(nobody, a)]).toEqual(["none", "none"]);
  });

  test("two merges into each other at once leave one", async () => {
    const [a, b] = await addThree();
    const both = await Promise.all([merge(a, b), merge(b, a)]);
    expect(both.toSorted()).toEqual(["merged", "same-person"]);
    expect(await database().orm.$count(contactMerges)).toBe(1);
  });

  test("an undone merge leaves each as before, in any order", async () => {
    const [a, b, c] = await addThree();
    await merge(a, b);
    await merge(b, c);
    expect(await undo(a)).toBe("undone");
    expect([await group(a), await group(b)]).toEqual([[a], [b, c].toSorted()]);
    expect(await undo(b)).toBe("undone");
    expect(await group(b)).toEqual([b]);
    expect(await undo(b)).toBe("none");
    expect(await database().orm.$count(contacts)).toBe(3);
  });

  test("a merge can be undone for thirty days", async () => {
    const [a, b] = await addThree();
    await merge(a, b);
    expect(await undo(a, "2026-12-21T12:00:00Z")).toBe("too-late");
    expect(await undo(a, "2026-12-21T11:59:59Z")).toBe("undone");
  });

  test("merge and undo stand in the history of both, with who did it", async () => {
    const [a, b] = await addThree();
    await merge(a, b);
    await undo(a);
    const rows = await database().orm.select().from(audit);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.actor))).toEqual(new Set([actor.staffId]));
    expect(rows).toContainEqual(
      expect.objectContaining({ action: "contact.merged", subjectId: b, detail: { with: a } }),
    );
  });

  describe("that are probably the same", () => {
    const matchesOf = async (id: string) => {
      const own = await listContacts(
        database().orm,
        await listPersonContactIds(database().orm, [id]),
      );
      return listProbableMatches(database().orm, own);
    };

    test("share a telephone, however it is typed, and a name alike", async () => {
      const a = await add("a@example.com");
      const b = await add("b@example.com", { phone: "+44 (0)7700 900482", firstname: "P." });
      expect(await matchesOf(a)).toMatchObject([
        { contact: { id: b }, personId: b, shared: ["phone"] },
      ]);
    });

    test("share an e-mail and a name alike", async () => {
      const a = await add("a@example.com");
      await add("A@EXAMPLE.com", { phone: "020 7946 0147" });
      expect(await matchesOf(a)).toMatchObject([{ shared: ["email"] }]);
    });

    test("are not those of another name, another number, or joined already", async () => {
      const a = await add("a@example.com");
      await add("b@example.com", { firstname: "Arjun" });
      await add("c@example.com", { phone: "07700 900999" });
      await merge(await add("d@example.com"), a);
      expect(await matchesOf(a)).toEqual([]);
    });
  });
});
