import { describe, expect, test } from "vitest";
import { findOutboxIds, isSameSubject, readMessageIds } from "./message-ids.ts";

test("identifiers are read from a header, whatever stands between them", () => {
  expect(readMessageIds("<a@example.com>\r\n\t<b@example.com> nonsense <c d@x>")).toEqual([
    "a@example.com",
    "b@example.com",
  ]);
  expect(readMessageIds(undefined)).toEqual([]);
});

test("of very many identifiers the last ones count", () => {
  const header = Array.from({ length: 500 }, (_, n) => `<${n}@example.com>`).join(" ");
  expect(readMessageIds(header)).toHaveLength(50);
  expect(readMessageIds(header).at(-1)).toBe("499@example.com");
});

test("identifiers of our mails are those that begin with an outbox id", () => {
  const id = "0b9d2c1e-5f63-4a8e-9c27-d41f0e6a7b35";
  const ids = ["x@example.com", `${id.toUpperCase()}@keystone.example.com`, `${id}@example.org`];
  expect(findOutboxIds(ids)).toEqual([id]);
});

describe("subjects", () => {
  test.each([
    ["Your enquiry", "Re: Your enquiry", true],
    ["Your enquiry", "RE:  your   Enquiry", true],
    ["Re: Your enquiry", "AW: Re[2]: Your enquiry", true],
    ["Your enquiry", "Fwd: Your enquiry", true],
    ["Your enquiry", "Your other enquiry", false],
    ["Regarding the flat", "garding the flat", false],
    ["", "Re:", false],
  ])("'%s' and '%s': %s", (one, other, same) => {
    expect(isSameSubject(one, other)).toBe(same);
  });
});
