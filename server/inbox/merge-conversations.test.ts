import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import { testEngines } from "../testing/database.ts";
import { friday, imogen, useInbox } from "../testing/inbox.ts";
import { findConversation } from "./find-conversation.ts";
import { listConversations } from "./list/list-conversations.ts";
import { mergeConversations, unmergeConversation } from "./merge-conversations.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, ask, appContext, by, find } = useInbox(engine);
  async function search(query: string): Promise<string[]> {
    const { orm } = database();
    const promise = await findResponseTarget(orm);
    const { rows } = await listConversations(orm, readInboxCriteria(new URLSearchParams(query)), {
      staffId: imogen.staffId,
      promise,
      now: friday("10:00"),
    });
    return rows.map(({ id }) => id);
  }

  describe("who may be one person", () => {
    test("is proposed by a number or address that is typed differently, and never joined by itself", async () => {
      const id = await ask();
      const other = await ask({ email: "Priya+flat@Example.com", phone: "020 7946 0921" });
      const elsewhere = await ask({
        phone: "+44 (0)7700 900123",
        listingId: "p00000000002",
        email: "p@example.org",
      });
      await ask({ email: "tom@example.com", phone: "020 7946 0000", listingId: null });
      const open = await findConversation(database().orm, id);
      expect(open?.others.map(({ id: one, reasons, canJoin }) => [one, reasons, canJoin])).toEqual(
        expect.arrayContaining([
          [other, ["email"], true],
          [elsewhere, ["phone"], false],
        ]),
      );
      expect(open?.others).toHaveLength(2);
      expect(open?.messages).toHaveLength(1);
    });

    test("is joined to one conversation, and taken apart again as it was", async () => {
      const id = await ask({ at: friday("09:30") });
      const other = await ask({
        email: "priya+flat@example.com",
        text: "And a harp?",
        at: friday("09:10"),
      });
      const app = await appContext();
      expect(await mergeConversations(app, { id, other }, by(imogen))).toMatchObject({ ok: true });
      expect(await find(id)).toMatchObject({ requestCount: 2, waitingSince: friday("09:10") });
      expect(await search("")).toEqual([id]);
      expect(await search("q=flat")).toEqual([id]);
      const open = await findConversation(database().orm, other);
      expect(open).toMatchObject({ conversation: { id }, joined: [{ id: other }] });
      expect(open?.messages.map(({ body }) => body)).toEqual([
        "And a harp?",
        "Is there room for a piano?",
      ]);
      expect(await unmergeConversation(app, other, by(imogen))).toMatchObject({ ok: true });
      expect(await find(id)).toMatchObject({ requestCount: 1, waitingSince: friday("09:30") });
      expect(await find(other)).toMatchObject({ requestCount: 1, waitingSince: friday("09:10") });
      expect(await unmergeConversation(app, other, by(imogen))).toMatchObject({ ok: false });
    });

    test("two homes, an unknown one and itself are refused", async () => {
      const id = await ask();
      const other = await ask({ listingId: "p00000000002" });
      const app = await appContext();
      for (const wrong of [other, randomUUID(), id]) {
        expect(await mergeConversations(app, { id, other: wrong }, by(imogen))).toMatchObject({
          ok: false,
        });
      }
    });
  });
});
