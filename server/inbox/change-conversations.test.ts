import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ConversationChange } from "../../domain/conversations/conversation-change.ts";
import { unassignConversations } from "../conversations/unassign-conversations.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { bookViewing, friday, gone, imogen, tom, useInbox } from "../testing/inbox.ts";
import { changeConversations } from "./change-conversations.ts";
import { undoMs } from "./replies/hold-reply.ts";
import { undoChange } from "./undo-change.ts";
import { unsnoozeDueConversations } from "./unsnooze-due-conversations.ts";

describe.each(testEngines)("changing conversations on the %s engine", (engine) => {
  const { database, ask, appContext, by, find, setTime } = useInbox(engine);
  const change = async (ids: string[], to: ConversationChange, who = imogen) =>
    changeConversations(await appContext(), { ids, change: to }, by(who));
  const close = { kind: "close" } as const;
  const detail = (outcome: Awaited<ReturnType<typeof change>>) =>
    outcome.ok ? outcome.answer.done : outcome.refusal.detail;

  test("assigning takes it, and giving it back leaves the state", async () => {
    const id = await ask();
    const taken = await change([id], { kind: "assign", ownerId: tom.staffId });
    expect(detail(taken)).toBe("1 conversation assigned to Tom Hesketh.");
    expect(await find(id)).toMatchObject({ ownerId: tom.staffId, state: "open", unread: false });
    await change([id], { kind: "assign", ownerId: null });
    expect(await find(id)).toMatchObject({ ownerId: null, state: "open" });
  });

  test("nobody who has left is assigned anything", async () => {
    const id = await ask();
    const refused = await change([id], { kind: "assign", ownerId: gone.staffId });
    expect(detail(refused)).toBe("This person no longer works here.");
    expect(await find(id)).toMatchObject({ ownerId: null, state: "new" });
  });

  test("what somebody who leaves owned is nobody's again", async () => {
    const [own, other] = [await ask(), await ask({ listingId: null })];
    await change([own], { kind: "assign", ownerId: imogen.staffId });
    await change([other], { kind: "assign", ownerId: tom.staffId });
    await database().orm.transaction((tx) => unassignConversations(tx, imogen.staffId));
    expect(await find(own)).toMatchObject({ ownerId: null, state: "open" });
    expect(await find(other)).toMatchObject({ ownerId: tom.staffId });
  });

  test("of several each is back on the day before its own viewing; who has none is left", async () => {
    const one = { name: "Sofia Conti", email: "sofia@example.com", phone: "" };
    const ids = [await ask(), await ask(one), await ask({ ...one, listingId: "p00000000002" })];
    await bookViewing(database(), ids[0]!, new Date("2026-11-24T10:30:00Z"));
    await bookViewing(database(), ids[1]!, new Date("2026-11-26T10:30:00Z"));
    const snooze = { kind: "snooze", until: "day-before-viewing" } as const;
    expect(detail(await change(ids, snooze))).toBe(
      "2 conversations snoozed. We couldn’t change 1.",
    );
    expect(await find(ids[0]!)).toMatchObject({ snoozedUntil: new Date("2026-11-23T09:00:00Z") });
    expect(await find(ids[1]!)).toMatchObject({ snoozedUntil: new Date("2026-11-25T09:00:00Z") });
    expect(detail(await change([ids[2]!], snooze))).toBe("There’s no viewing booked.");
    setTime(new Date("2026-11-23T09:00:00Z"));
    expect(detail(await change([ids[0]!], snooze))).toBe(
      "It’s too late to snooze until the day before the viewing.",
    );
  });

  test("what is snoozed comes back at its time, and not before", async () => {
    const id = await ask();
    await change([id], { kind: "snooze", until: friday("12:00") });
    expect(await find(id)).toMatchObject({ state: "snoozed", lane: "snoozed" });
    setTime(friday("11:59"));
    expect(await unsnoozeDueConversations(await appContext())).toBe(0);
    setTime(friday("12:00"));
    expect(await unsnoozeDueConversations(await appContext())).toBe(1);
    expect(await find(id)).toMatchObject({ state: "open", snoozedUntil: null, lane: "unanswered" });
    expect(await find(id)).toMatchObject({ waitingSince: friday("10:00") });
  });

  test("a time that has passed is refused", async () => {
    const refused = await change([await ask()], { kind: "snooze", until: friday("09:00") });
    expect(detail(refused)).toBe("Enter a time in the future.");
  });

  test("the second who closes the same one gets one clear line", async () => {
    const id = await ask();
    const both = await Promise.all([change([id], close), change([id], close, tom)]);
    expect(both.map(detail).toSorted()).toEqual([
      "1 conversation closed.",
      "This conversation is already closed.",
    ]);
  });

  test("of several, those that can't be changed are left alone and counted", async () => {
    const [one, other] = [await ask(), await ask({ listingId: null })];
    await change([one], close);
    expect(detail(await change([one, other], close))).toBe(
      "1 conversation closed. We couldn’t change 1.",
    );
  });

  test("an unknown id changes nothing", async () => {
    const outcome = await change([randomUUID()], close);
    expect(outcome).toMatchObject({ ok: false, refusal: { missing: true } });
  });

  test("the audit names who did it, and no person", async () => {
    const id = await ask();
    await change([id], close);
    const rows = await database().orm.select().from(audit).where(eq(audit.subjectId, id));
    expect(rows).toMatchObject([{ actor: imogen.staffId, action: "conversation.closed" }]);
    expect(JSON.stringify(rows)).not.toMatch(/\bPriya\b/);
  });

  test("the same form sent twice is stored once", async () => {
    const id = await ask();
    const app = await appContext();
    const key = randomUUID();
    const send = () => changeConversations(app, { ids: [id], change: close }, by(imogen, key));
    expect(await send()).toEqual(await send());
    expect(await database().orm.$count(audit)).toBe(1);
    // Somebody else's form with this key is another form.
    const other = await changeConversations(app, { ids: [id], change: close }, by(tom, key));
    expect(other.ok).toBe(false);
  });

  describe("undo", () => {
    const undo = async (token: string, who = imogen) =>
      undoChange(await appContext(), token, by(who));
    async function closeAll(ids: string[]): Promise<string> {
      const outcome = await change(ids, close);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return outcome.answer.undo;
    }

    test("restores each one's former state and owner", async () => {
      const ids = [
        await ask(),
        await ask({ listingId: null }),
        await ask({ email: "x@example.com" }),
      ];
      await change([ids[1]!], { kind: "assign", ownerId: tom.staffId });
      await change([ids[2]!], { kind: "snooze", until: friday("12:00") });
      const token = await closeAll(ids);
      expect(await undo(token)).toMatchObject({ ok: true, answer: { done: "Undone." } });
      const rows = await Promise.all(ids.map(find));
      expect(
        rows.map(({ state, ownerId, snoozedUntil }) => [state, ownerId, snoozedUntil]),
      ).toEqual([
        ["new", null, null],
        ["open", tom.staffId, null],
        ["snoozed", null, friday("12:00")],
      ]);
      const actions = await database()
        .orm.select({ action: audit.action })
        .from(audit)
        .where(eq(audit.subjectId, ids[0]!))
        .orderBy(asc(audit.action));
      expect(actions.map(({ action }) => action)).toEqual([
        "conversation.closed",
        "conversation.undone",
      ]);
    });

    test("works once, for whoever made the change, and only for seconds", async () => {
      const [mine, late] = [await ask(), await ask({ listingId: null })];
      const token = await closeAll([mine]);
      expect(await undo(token, tom)).toMatchObject({ ok: false });
      expect(await undo(token)).toMatchObject({ ok: true });
      expect(await undo(token)).toMatchObject({ ok: false });
      expect(await undo("nonsense")).toMatchObject({ ok: false });
      const lateToken = await closeAll([late]);
      setTime(new Date(friday("10:00").getTime() + undoMs + 1));
      expect(await undo(lateToken)).toMatchObject({
        ok: false,
        refusal: { detail: "It’s too late to undo that. Nothing has changed." },
      });
      expect(await find(late)).toMatchObject({ state: "closed" });
    });

    test("leaves alone what somebody changed meanwhile", async () => {
      const [one, other] = [await ask(), await ask({ listingId: null })];
      const token = await closeAll([one, other]);
      await change([one], { kind: "reopen" }, tom);
      expect(await undo(token)).toMatchObject({
        answer: { done: "Undone, except for 1 that has changed since." },
      });
      expect(await find(other)).toMatchObject({ state: "new" });
      const again = await closeAll([other]);
      await ask({ listingId: null, text: "One more thing" });
      expect(await undo(again)).toMatchObject({ ok: false });
    });
  });
});
