import { describe, expect, test } from "vitest";
import { type Join, listConfirmedContacts, listMissingConfirmations } from "./confirmed-joins.ts";

const mailboxes = (...emails: string[]) => {
  return emails.map((emailKey, n) => ({ id: "abcd".charAt(n), emailKey }));
};
const join = (
  contactId: string,
  intoId: string,
  by: "nobody" | "one" | "other" | "both",
): Join => ({
  contactId,
  intoId,
  confirmedBy: [
    ...(by === "one" || by === "both" ? [contactId] : []),
    ...(by === "other" || by === "both" ? [intoId] : []),
  ],
});
const three = mailboxes("ada@example.com", "bea@example.com", "cy@example.com");

describe("a mailbox sees", () => {
  test.each<[string, typeof three, Join[], string[]]>([
    ["itself, without joins", three, [], ["a"]],
    ["itself, while nobody has confirmed", three, [join("a", "b", "nobody")], ["a"]],
    ["itself, while only it has confirmed", three, [join("a", "b", "one")], ["a"]],
    ["itself, while only the other has confirmed", three, [join("a", "b", "other")], ["a"]],
    ["both once both have confirmed", three, [join("a", "b", "both")], ["a", "b"]],
    ["both in the other direction", three, [join("b", "a", "both")], ["a", "b"]],
    [
      "no further than the first join that is not confirmed",
      three,
      [join("a", "b", "both"), join("b", "c", "one")],
      ["a", "b"],
    ],
    [
      "nothing behind a join that is not confirmed",
      three,
      [join("a", "b", "one"), join("b", "c", "both")],
      ["a"],
    ],
    [
      "a whole chain that is confirmed",
      three,
      [join("a", "b", "both"), join("c", "b", "both")],
      ["a", "b", "c"],
    ],
    [
      "what is under its own address, wherever it was joined",
      mailboxes("ada@example.com", "bea@example.com", "ada@example.com"),
      [join("a", "b", "nobody"), join("c", "b", "nobody")],
      ["a", "c"],
    ],
    [
      "what another address sees that is its own, too",
      mailboxes("ada@example.com", "bea@example.com", "ada@example.com"),
      [join("a", "b", "nobody"), join("c", "b", "both")],
      ["a", "b", "c"],
    ],
  ])("%s", (_what, contacts, joins, seen) => {
    expect(listConfirmedContacts(["a"], contacts, joins).toSorted()).toEqual(seen);
  });
});

describe("a join waits for", () => {
  test.each<["nobody" | "one" | "other" | "both", string[]]>([
    ["nobody", ["a", "b"]],
    ["one", ["b"]],
    ["other", ["a"]],
    ["both", []],
  ])("whoever is missing: %s has confirmed", (by, missing) => {
    const one = join("a", "b", by);
    expect(listMissingConfirmations(one, three, [one])).toEqual(missing);
  });

  test("nobody, if both have one address", () => {
    const one = join("a", "b", "nobody");
    const contacts = mailboxes("ada@example.com", "ada@example.com");
    expect(listMissingConfirmations(one, contacts, [one])).toEqual([]);
  });

  test("nobody, if the two see each other by other joins", () => {
    const joins = [join("a", "b", "nobody"), join("a", "c", "both"), join("b", "c", "both")];
    expect(listMissingConfirmations(joins[0]!, three, joins)).toEqual([]);
  });
});
