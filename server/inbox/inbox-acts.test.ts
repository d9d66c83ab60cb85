import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { imogen, tom, useInbox } from "../testing/inbox.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { sendForm } from "../testing/office-forms.ts";
import { inboxActs, readMenuButton } from "./inbox-acts.ts";

const strangeIds = [
  undefined,
  "",
  "x",
  "\0",
  "' or true --",
  "00000000-0000-4000-8000-000000000000",
];
const forms: Texts[] = [
  { change: "note", body: "Rings back." },
  { change: "call", body: "Rang." },
  { change: "reply", body: "Dear Ada", lastSeen: "0" },
  { change: "reply-and-close", body: "Dear Ada", lastSeen: "0" },
  { change: "came-from", cameFrom: "board" },
  { change: "merge" },
  { change: "show-to-landlord", question: "Is there a lift?" },
  { change: "hide-from-landlord" },
  { change: "unmerge" },
  { change: "take-claim" },
  { change: "keep-claim" },
  { change: "take" },
  { change: "close" },
  { change: "assign", owner: "x" },
  { change: "snooze", until: "\0" },
  { change: "undo", token: "\0" },
  { change: "rename-view", viewName: "Mine" },
  { change: "remove-view", viewId: "\0" },
  { change: "\0" },
];

describe.each(testEngines)("a form of the inbox on the %s engine", (engine) => {
  const inbox = useInbox(engine);
  const signedIn = {
    ...imogen,
    email: "imogen@example.com",
    role: "negotiator",
    sessionId: "",
    isFresh: true,
  } as const;

  const send = async (id: string | undefined, texts: Texts) =>
    sendForm(await inbox.appContext(), signedIn, inboxActs, readMenuButton(texts), {
      id: id ?? "",
    });

  test.each(forms)("%j about what does not exist is refused with a sentence", async (form) => {
    await inbox.ask();
    for (const id of strangeIds)
      for (const other of strangeIds) {
        const fields = { ...form, ...(other !== undefined && { other }) };
        const answer = await send(id, fields);
        expect(answer).toMatchObject({ done: null, refusal: { detail: expect.any(String) } });
      }
  });

  test.each(["x", "\0", ""])("that joins %j to a conversation is refused", async (other) => {
    const answer = await send(await inbox.ask(), {
      change: "merge",
      other,
    });
    expect(answer).toMatchObject({ done: null, refusal: { missing: true } });
  });

  test.each(["\0", "a\0b"])("with the note %j is refused", async (body) => {
    const fields = { change: "note", body };
    const answer = await send(await inbox.ask(), fields);
    expect(answer.refusal?.errors).toMatchObject([{ path: "body" }]);
  });

  test("a menu's button gives and snoozes those that are picked", async () => {
    const ids = [await inbox.ask(), await inbox.ask({ email: "sofia@example.com", phone: "" })];
    const picked = {
      scope: "picked",
      ...Object.fromEntries(ids.map((id) => [`pick-${id}`, "on"])),
    };
    const press = (button: Texts) => send(undefined, { ...picked, ...button });
    const given = await press({ "assign-to": tom.staffId });
    expect(given).toMatchObject({ done: "2 conversations assigned to Tom Hesketh." });
    expect(await inbox.find(ids[1]!)).toMatchObject({ ownerId: tom.staffId });
    expect(await press({ "assign-to": "" })).toMatchObject({ done: "2 conversations unassigned." });
    expect(await press({ "snooze-for": "week" })).toMatchObject({
      done: "2 conversations snoozed.",
    });
    expect(await inbox.find(ids[0]!)).toMatchObject({ state: "snoozed", ownerId: null });
  });

  test("two buttons pressed before the page has a new key are two changes, one pressed twice is one", async () => {
    const id = await inbox.ask();
    const key = randomUUID();
    const press = (change: string) => send(id, { key, change });
    expect(await press("take")).toMatchObject({
      done: "1 conversation assigned to Imogen Achebe.",
    });
    expect(await press("close")).toMatchObject({ done: "1 conversation closed." });
    expect(await press("close")).toMatchObject({ done: "1 conversation closed." });
    const closed = eq(audit.action, "conversation.closed");
    expect(await inbox.database().orm.$count(audit, closed)).toBe(1);
  });
});
