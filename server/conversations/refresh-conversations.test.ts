import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { friday, useInbox } from "../testing/inbox.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { refreshConversations } from "./refresh-conversations.ts";

describe.each(testEngines)("many conversations at once, on the %s engine", (engine) => {
  const { database, ask, find } = useInbox(engine);
  const orm = () => database().orm;
  const refresh = (...ids: string[]) => orm().transaction((tx) => refreshConversations(tx, ids));

  test("each follows from its own messages and from those joined to it", async () => {
    const one = await ask({ text: "Is there a lift?", at: friday("09:30") });
    const two = await ask({ email: "b@example.com", text: "A cellar?", at: friday("09:20") });
    const joined = await ask({ email: "c@example.com", text: "A harp?", at: friday("09:10") });
    const other = await ask({ email: "d@example.com", text: "A yard?", at: friday("09:05") });
    await orm().update(conversations).set({ snippet: "old", requestCount: 9, waitingSince: null });
    await orm()
      .update(conversations)
      .set({ mergedInto: two, state: "closed" })
      .where(eq(conversations.id, joined));
    await refresh(one, two, joined);
    expect(await find(one)).toMatchObject({
      snippet: "Is there a lift?",
      requestCount: 1,
      waitingSince: friday("09:30"),
    });
    expect(await find(two)).toMatchObject({
      snippet: "A cellar?",
      requestCount: 2,
      waitingSince: friday("09:10"),
    });
    expect(await find(joined)).toMatchObject({ snippet: "A harp?", waitingSince: null });
    expect(await find(other)).toMatchObject({ snippet: "old", requestCount: 9 });
  });

  test("one that waited for an answer is open again, and one without messages keeps its time", async () => {
    const one = await ask({ at: friday("09:30") });
    const empty = await ask({ email: "b@example.com", at: friday("09:20") });
    await orm().update(conversations).set({ state: "waiting", waitingSince: null });
    await orm().delete(conversationMessages).where(eq(conversationMessages.conversationId, empty));
    await refresh(one, empty);
    expect(await find(one)).toMatchObject({ state: "open", waitingSince: friday("09:30") });
    expect(await find(empty)).toMatchObject({
      state: "waiting",
      snippet: "",
      requestCount: 0,
      lastMessageAt: friday("09:20"),
    });
  });
});
