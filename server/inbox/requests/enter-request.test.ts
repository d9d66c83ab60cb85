import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { conversations } from "../../conversations/conversation-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { friday, imogen, useInbox } from "../../testing/inbox.ts";
import { createListing } from "../../testing/listing.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { addEmailToCaller } from "../../testing/sent-forms.ts";
import { callActs, enterRequest } from "./enter-request.ts";
import { noteCameFrom } from "../note-came-from.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, ask, appContext, by, find, setTime } = useInbox(engine);

  describe("a call that is entered by hand", () => {
    const call = {
      name: "Priya Raman",
      phone: "07700 900123",
      email: "priya@example.com",
      listingId: createListing().id,
      body: "Would like to see it on Saturday",
    };
    const enter = async (
      changes: Partial<typeof call> & { answered?: string; cameFrom?: string } = {},
    ) => enterRequest(await appContext(), { ...call, ...changes }, by(imogen));

    test("is a request of whoever rang, for whoever answered", async () => {
      const entered = await enter();
      if (!entered.ok) throw new Error(entered.refusal.detail);
      expect(await find(entered.answer.id)).toMatchObject({
        kind: "call",
        state: "open",
        ownerId: imogen.staffId,
        waitingSince: friday("10:00"),
        snippet: call.body,
      });
    });

    test("with the number of a caller who is on record by now is somebody else's under another name", async () => {
      const rang = async (name: string) => {
        const entered = await enter({ name, email: "" });
        if (!entered.ok) throw new Error(entered.refusal.detail);
        return entered.answer.id;
      };
      const first = await rang("Dot Wright");
      const given = {
        firstname: "Dot",
        lastname: "Wright",
        email: "dot@example.com",
        confirmed: "on",
      };
      const outcome = await addEmailToCaller(await appContext(), imogen, first, given);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      expect(await rang("dot wright")).toBe(first);
      const other = await find(await rang("Ron Ash"));
      expect(other).toMatchObject({ name: "Ron Ash", email: null });
      expect(other?.contactId).not.toBe(outcome.answer.personId);
      expect(await find(first)).toMatchObject({ contactId: outcome.answer.personId });
    });

    test("goes on in the person's conversation about the home, and may be answered already", async () => {
      const id = await ask();
      setTime(friday("10:30"));
      expect(await enter({ answered: "on" })).toEqual({ ok: true, answer: { id } });
      expect(await find(id)).toMatchObject({
        requestCount: 2,
        state: "waiting",
        waitingSince: null,
      });
    });

    test.each([
      [{ name: " " }, "name", "Enter a name"],
      [{ phone: "12" }, "phone", "Enter a UK phone number, or one with a country code"],
      [{ email: "priya" }, "email", "Enter a full email address, or leave this blank"],
      [{ listingId: "nowhere" }, "listingId", "We can’t find that property."],
      [{ body: "" }, "body", "Enter what it’s about"],
    ])("%j is refused beside its field", async (changes, path, message) => {
      expect(await enter(changes)).toMatchObject({ refusal: { errors: [{ path, message }] } });
      expect(await database().orm.$count(conversations)).toBe(0);
    });

    test("keeps where they saw us, which is noted and taken back in the conversation, too", async () => {
      const entered = await enter({ cameFrom: "portal:Hearthside" });
      if (!entered.ok) throw new Error(entered.refusal.detail);
      const { id } = entered.answer;
      expect(await find(id)).toMatchObject({ cameFrom: "portal:Hearthside" });
      for (const [cameFrom, kept] of [
        ["board", "board"],
        ["", null],
      ] as const) {
        const noted = await noteCameFrom(
          await appContext(),
          { id, fields: { cameFrom } },
          by(imogen),
        );
        expect(noted).toMatchObject({ ok: true });
        expect(await find(id)).toMatchObject({ cameFrom: kept });
      }
      expect(await enter({ cameFrom: "nowhere" })).toMatchObject({
        refusal: { errors: [{ path: "cameFrom" }] },
      });
    });

    test.each([
      ["enter", (id: string) => `/office/inbox/${id}`],
      ["enter-and-book", (id: string) => `/office/diary/book?home=${call.listingId}&caller=${id}`],
    ])("leads by %s to what is next, once", async (change, lead) => {
      const form = { ...call, email: "", change, key: randomUUID() };
      const send = async () => sendForm(await appContext(), imogen, callActs, form);
      const { to } = await send();
      const rows = await database().orm.select().from(conversations);
      expect(rows).toHaveLength(1);
      expect(to).toBe(lead(rows[0]!.id));
      expect((await send()).to).toBe(to);
      expect(await find(rows[0]!.id)).toMatchObject({ requestCount: 1 });
    });

    test("needs no address", async () => {
      expect(await enter({ email: "", listingId: "" })).toMatchObject({ ok: true });
    });
  });
});
