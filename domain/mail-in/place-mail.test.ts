import { describe, expect, test } from "vitest";
import { type MailFacts, type MailThread, placeMail } from "./place-mail.ts";
import { maxMailsPerHour } from "./mail-limits.ts";

const ada: MailFacts = {
  sender: "ada@example.com",
  nature: "person",
  isOwn: false,
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

  test.each(["automatic", "list"] as const)("an %s answer, which asks for nothing", (nature) => {
    expect(place({ nature })).toMatchObject({ to: "conversation", isAutomatic: true });
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

describe("not kept", () => {
  test.each([
    ["a mail of the site that came back", { isOwn: true }, "own"],
    ["a bounce", { nature: "bounce" }, "bounce"],
    ["a program's mail in the agency's own name", { sender: own[0]!, nature: "automatic" }, "own"],
  ] as const)("%s", (_, changes, reason) => {
    expect(place(changes)).toEqual({ to: "nowhere", reason });
  });

  test.each(["automatic", "list"] as const)("an %s mail that answers nothing", (nature) => {
    expect(place({ nature }, null)).toEqual({ to: "nowhere", reason: nature });
  });
});
