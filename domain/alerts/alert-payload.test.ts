import { expect, test } from "vitest";
import * as v from "valibot";
import { alertPayload } from "./alert-payload.ts";
import { emptyFilter } from "../search/search.ts";

const asked = { email: "ada@example.com", search: "bedsmin=2", frequency: "daily" };
const findProblemPaths = (body: object) => {
  const { issues = [] } = v.safeParse(alertPayload, { ...asked, ...body });
  return issues.map((issue) => v.getDotPath(issue));
};

test.each([
  ["a query string", "area=hackney&bedsmin=2&features=Parking&features=PetFriendly"],
  ["one with its question mark", "?area=hackney&bedsmin=2&features=Parking&features=PetFriendly"],
  ["an object", { area: "hackney", bedsmin: 2, features: ["Parking", "PetFriendly"] }],
])("a search may be %s", (_what, search) => {
  expect(v.parse(alertPayload, { ...asked, search, recaptchaToken: "t" })).toEqual({
    email: "ada@example.com",
    frequency: "daily",
    filter: { ...emptyFilter, area: "hackney", bedsMin: 2, features: ["Parking", "PetFriendly"] },
    humanCheckToken: "t",
  });
});

test("its words are kept without marks that turn what stands beside them round", () => {
  const { filter } = v.parse(alertPayload, { ...asked, search: { q: "old \u202Eteerts" } });
  expect(filter.text).toBe("old teerts");
});

test.each([
  [{ email: "ada" }, "email"],
  [{ email: "" }, "email"],
  [{ frequency: "weekly" }, "frequency"],
  [{ search: 7 }, "search"],
  [{ search: "rentmin=abc" }, "search.rentmin"],
  [{ search: { q: "old\u001B[2J" } }, "search.q"],
  [{ search: { colour: "red" } }, "search.colour"],
  [{ search: "features=moat" }, "search.features"],
  [{ search: "14CalvertTerrace" }, "search"],
  [{ search: { bedsmin: { gt: 2 } } }, "search"],
  [{ admin: true }, "admin"],
])("%j is refused at %s", (body, path) => {
  expect(findProblemPaths(body)[0]).toMatch(new RegExp(`^${path.replace(".", "\\.")}`));
});

test("a mistake is told in words that repeat nothing of what was sent", () => {
  const { issues } = v.safeParse(alertPayload, { ...asked, search: "rentmin=ada@example.com" });
  expect(issues?.map(({ message }) => message)).toEqual([
    "This part of the search must be a whole number",
  ]);
});
