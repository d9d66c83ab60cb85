import { describe, expect, test } from "vitest";
import { type MailFacts, type MailThread, placeMail, programReasons } from "./place-mail.ts";
import { maxMailsPerHour } from "./mail-limits.ts";

const ada: MailFacts = {
  sender: "ada@example.com",
  nature: "person",
  isOwn: false,
  isNoted: false,
  isForged: false,
};
const thread: MailThread = {
  conversationId: "c1",
  addresses: ["ada@example.com", "ada@work.example.com"],
  mailsInLastHour: 0,
};
const own = ["lettings@keystone.example.com"];
const place = (changes: Partial<MailFacts>, to: MailThread | null = thread) =>
  placeMail({ ...ada, ...changes }, to, own);

describe("into the conversation", () => {
  test("an answer of the person", () => {
    expect(place({})).toEqual({ to: "conversation", conversationId: "c1", isAutomatic: false });
  });

  test("an answer from another address of the person that the office knows", () => {
    expect(place({ sender: "ada@work.example.com" })).toMatchObject({ to: "conversation" });
  });

  test("an automatic answer, which asks for nothing", () => {
    expect(place({ nature: "automatic" })).toMatchObject({ to: "conversation", isAutomatic: true });
  });

  test("an answer through a list, which a person may have written", () => {
    expect(place({ nature: "list" })).toMatchObject({ to: "conversation", isAutomatic: false });
  });
});

describe("held for a person", () => {
  test("an unknown sender on a known conversation", () => {
    expect(place({ sender: "eve@example.org" })).toEqual({
      to: "held",
      reason: "unknown-sender",
      conversationId: "c1",
    });
  });

  test("an automatic answer of an unknown sender", () => {
    expect(place({ sender: "eve@example.org", nature: "automatic" })).toMatchObject({
      reason: "unknown-sender",
    });
  });

  test("a forged sender, though it takes part", () => {
    expect(place({ isForged: true })).toMatchObject({ reason: "unverified" });
  });

  test.each(["person", "automatic", "list"] as const)(
    "a forged sender who answers nothing, as by nature %s",
    (nature) => {
      expect(place({ isForged: true, nature }, null)).toEqual({
        to: "held",
        reason: "unverified",
        conversationId: null,
      });
    },
  );

  test("a mail without a sender", () => {
    expect(place({ sender: null })).toMatchObject({ reason: "no-sender", conversationId: "c1" });
    expect(place({ sender: null }, null)).toMatchObject({ reason: "no-sender" });
  });

  test("a mail in the agency's own name", () => {
    expect(place({ sender: own[0]! })).toMatchObject({ reason: "own-address" });
  });

  test("the mail after too many within an hour", () => {
    expect(place({}, { ...thread, mailsInLastHour: maxMailsPerHour - 1 })).toMatchObject({
      to: "conversation",
    });
    expect(place({}, { ...thread, mailsInLastHour: maxMailsPerHour })).toMatchObject({
      reason: "too-many",
    });
  });

  test("a new mail", () => {
    expect(place({}, null)).toEqual({ to: "held", reason: "new", conversationId: null });
  });
});

describe("held among the mails of programs", () => {
  test.each([
    ["an automatic mail that answers nothing", { nature: "automatic" }, "automatic"],
    ["a mailing that answers nothing", { nature: "list" }, "list"],
    ["a mailing that names no sender", { nature: "list", sender: null }, "list"],
    ["a report that names no mail of ours", { nature: "bounce" }, "report"],
    [
      "a program's mail in the agency's own name",
      { sender: own[0]!, nature: "automatic" },
      "automatic",
    ],
  ] as const)("%s", (_, changes, reason) => {
    expect(place(changes, null)).toMatchObject({ to: "held", reason });
    expect(programReasons).toContain(reason);
  });
});

describe("not held, since the outbox has it", () => {
  test.each([
    ["a mail of the site that came back", { isOwn: true }, "own"],
    ["a bounce that is noted at its mail", { nature: "bounce", isNoted: true }, "bounce"],
  ] as const)("%s", (_, changes, reason) => {
    expect(place(changes)).toEqual({ to: "nowhere", reason });
  });
});
