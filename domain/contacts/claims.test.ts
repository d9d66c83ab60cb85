import { describe, expect, test } from "vitest";
import { type Claim, differsFromRecord, listUndecidedClaims } from "./claims.ts";

const record = {
  firstname: "Beatrix",
  lastname: "Oyelaran",
  phone: "07700 900321",
  email: "beatrix@example.com",
};

describe("what a visitor sent", () => {
  test.each([
    ["the same", {}, false],
    ["in capitals", { firstname: "BEATRIX", lastname: "oyelaran" }, false],
    ["with other spaces", { firstname: " Beatrix ", lastname: "Oyelaran" }, false],
    ["with accents", { lastname: "Oyélaran" }, false],
    ["with the name divided elsewhere", { firstname: "Beatrix Oyelaran", lastname: "" }, false],
    ["with another notation of the number", { phone: "+44 7700 900321" }, false],
    ["with another notation of the address", { email: "Beatrix@Example.com" }, false],
    ["with another first name", { firstname: "Mallory" }, true],
    ["with another last name", { lastname: "Quill" }, true],
    ["with an initial", { firstname: "B" }, true],
    ["with one letter changed", { lastname: "Oyelarin" }, true],
    ["with a letter of another alphabet", { firstname: "Bеatrix" }, true],
    ["with another number", { phone: "07700 900322" }, true],
    ["with another address", { email: "b.oyelaran@example.com" }, true],
  ])("%s", (_how, changes, differs) => {
    expect(differsFromRecord({ ...record, ...changes }, record)).toBe(differs);
  });
});

describe("the office is asked", () => {
  const claim = (firstname: string, decision: Claim["decision"] = null): Claim => {
    return { ...record, firstname, decision };
  };

  test.each<[string, Claim[], string[]]>([
    ["nothing about what agrees with the record", [claim("beatrix")], []],
    ["about each different claim", [claim("Bea"), claim("Mallory")], ["Bea", "Mallory"]],
    ["once about equal claims, by the newest", [claim("bea"), claim("Bea")], ["bea"]],
    ["nothing that it refused before", [claim("Mallory"), claim("mallory", "kept")], []],
    ["nothing that it refused since", [claim("Mallory", "kept"), claim("mallory")], []],
    ["again about what it took and the record lost", [claim("Bea", "taken")], ["Bea"]],
  ])("%s", (_what, claims, asked) => {
    expect(listUndecidedClaims(claims, record).map(({ firstname }) => firstname)).toEqual(asked);
  });
});
