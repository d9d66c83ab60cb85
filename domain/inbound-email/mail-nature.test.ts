import { describe, expect, test } from "vitest";
import { readMailNature } from "./mail-nature.ts";

const nature = (headers: Record<string, string>, from: string | null = "ada@example.com") =>
  readMailNature(
    Object.entries(headers).map(([key, value]) => ({ key: key.toLowerCase(), value })),
    from,
  );

describe("a person", () => {
  test.each<[string, Record<string, string>]>([
    ["writes a plain mail", { Subject: "Re: Your enquiry" }],
    ["whose program says so", { "Auto-Submitted": "no" }],
    ["whose program says so at length", { "Auto-Submitted": "No (a person)" }],
    ["marks it as urgent", { Precedence: "urgent" }],
    ["asks about office hours", { Subject: "Out of office hours viewing?" }],
    [
      "writes from Outlook, which wants no automatic answers",
      { "X-Auto-Response-Suppress": "All" },
    ],
    ["sends a signed mail", { "Content-Type": "multipart/signed" }],
  ])("%s", (_, headers) => {
    expect(nature(headers)).toBe("person");
  });
});

describe("a program", () => {
  test.each<[string, Record<string, string>]>([
    ["answers by RFC 3834", { "Auto-Submitted": "auto-replied" }],
    ["generates a mail", { "Auto-Submitted": "AUTO-GENERATED; owner-email=x" }],
    ["answers a list", { "Auto-Submitted": "auto-replied", "List-Id": "<tenants.example.com>" }],
    ["answers from cPanel", { "X-Autorespond": "away" }],
    ["wants no answer", { "Return-Path": "<>" }],
    ["answers from Outlook", { Subject: "Automatic reply: Your enquiry" }],
    ["is out of office", { Subject: "Out of Office: Re: Your enquiry" }],
    [
      "confirms that it was read",
      { "Content-Type": "multipart/report; report-type=disposition-notification" },
    ],
  ])("%s", (_, headers) => {
    expect(nature(headers)).toBe("automatic");
  });
});

test.each<[string, Record<string, string>]>([
  ["of junk", { Precedence: "junk" }],
  ["or an old answering program", { Precedence: "auto_reply" }],
  ["names itself", { "List-Id": "<tenants.example.com>" }],
  ["can be left", { "List-Unsubscribe": "<https://example.com/leave>" }],
  ["says so", { Precedence: "List" }],
  ["is a mailing", { Precedence: "bulk" }],
])("a list or mailing, perhaps: %s", (_, headers) => {
  expect(nature(headers)).toBe("list");
});

describe("a bounce", () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "is a delivery report",
      { "Content-Type": "multipart/report; report-type=delivery-status; boundary=x" },
      "ada@example.com",
    ],
    ["comes from a mailer", { "Auto-Submitted": "auto-replied" }, "MAILER-DAEMON@mx.example.com"],
    ["comes from a postmaster", {}, "postmaster@example.com"],
    ["names who was not reached", { "X-Failed-Recipients": "x@example.com" }, "x@example.com"],
  ])("%s", (_, headers, from) => {
    expect(nature(headers, from)).toBe("bounce");
  });
});

test("the first of two headers counts, which our own mail server wrote", () => {
  const headers = [
    { key: "auto-submitted", value: "auto-replied" },
    { key: "auto-submitted", value: "no" },
  ];
  expect(readMailNature(headers, null)).toBe("automatic");
});
