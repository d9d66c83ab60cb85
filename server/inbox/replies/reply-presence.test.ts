import { describe, expect, test } from "vitest";
import type { Role } from "../../../domain/staff/roles.ts";
import { testEngines } from "../../testing/database.ts";
import { friday, imogen, tom, useInbox } from "../../testing/inbox.ts";
import { clearStalePresence, notePresence } from "./reply-presence.ts";
import { replyPresence } from "./reply-tables.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import { showConversation } from "../show-inbox.ts";

describe.each(testEngines)("the draft of who is writing on the %s engine", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);

  async function write(id: string, draft: string, isWriting = true) {
    const presence = { conversationId: id, isWriting, draft };
    await notePresence(await appContext(), tom, presence);
  }

  async function see(id: string, role: Role = "negotiator") {
    const signedIn = { ...imogen, email: "", role, sessionId: "", isFresh: true };
    const open = await showConversation(await appContext(), signedIn, id);
    return open?.writers.map(({ name, draft }) => [name, draft]);
  }

  const kept = () => database().orm.select().from(replyPresence);

  test("is seen by colleagues as it is now", async () => {
    const id = await ask();
    await write(id, "Dear Pri");
    expect(await see(id)).toEqual([["Tom Hesketh", "Dear Pri"]]);
    await write(id, "Dear Priya, yes");
    expect(await see(id)).toEqual([["Tom Hesketh", "Dear Priya, yes"]]);
  });

  test("is not seen by who may not answer, only that somebody writes", async () => {
    const id = await ask();
    await write(id, "Dear Priya");
    expect(await see(id, "reader")).toEqual([["Tom Hesketh", ""]]);
  });

  test("goes with the presence: when the writer stops, turns elsewhere or sends", async () => {
    const [id, other] = [await ask(), await ask({ name: "Sofia Conti", email: "s@example.com" })];
    await write(id, "Dear Priya");
    await write(id, "", false);
    expect(await kept()).toEqual([]);
    await write(id, "Dear Priya");
    await write(other, "Dear Sofia");
    expect((await kept()).map(({ draft }) => draft)).toEqual(["Dear Sofia"]);
    const fields = { body: "Yes", lastSeen: String(Number.MAX_SAFE_INTEGER).slice(0, 15) };
    const reply = { id: other, fields, attach: [] };
    expect(await replyToConversation(await appContext(), tom, reply, by(tom))).toMatchObject({
      ok: true,
    });
    expect(await kept()).toEqual([]);
  });

  test("is erased once its writer has not typed for half a minute", async () => {
    const id = await ask();
    await write(id, "Dear Priya");
    setTime(new Date(friday("10:00").getTime() + 29_000));
    await clearStalePresence(await appContext());
    expect(await kept()).toHaveLength(1);
    setTime(new Date(friday("10:00").getTime() + 30_000));
    await clearStalePresence(await appContext());
    expect(await kept()).toEqual([]);
  });
});
