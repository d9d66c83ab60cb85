import { describe, expect, test } from "vitest";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { testEngines } from "../testing/database.ts";
import { friday, imogen, tom, useInbox } from "../testing/inbox.ts";
import { addNote } from "./add-note.ts";
import { showConversation } from "./show-inbox.ts";

describe.each(testEngines)("a conversation on the %s engine", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);

  test("its history names who did what, as the office's history does", async () => {
    const id = await ask();
    const app = await appContext();
    await addNote(app, { id, kind: "note", fields: { body: "Knows the porter" } }, by(tom));
    setTime(friday("10:01"));
    await addNote(app, { id, kind: "call", fields: { body: "Left a message" } }, by(imogen));
    const subject = { subject: "conversation", subjectId: id };
    await recordAudit(database().orm, { ...subject, actor: "job", action: "conversation.woken" });
    const signedIn = {
      ...imogen,
      email: "",
      role: "negotiator",
      sessionId: "",
      isFresh: true,
    } as const;
    const open = await showConversation(app, signedIn, id);
    expect(open?.history.map(({ action, actor }) => [action, actor])).toEqual([
      ["Conversation: note added", "Tom Hesketh"],
      ["Conversation: call added", "You"],
      ["Conversation: woken", "The site itself"],
    ]);
  });
});
