import { expect, test } from "vitest";
import { readSearch } from "../../domain/search/read-search.ts";
import { alertPlan, buildAlertSearch, emailFieldName } from "./alert-plan.ts";

const parseFilter = (query: string) => readSearch(new URLSearchParams(query)).request.filter;

test.each([
  ["area=hackney&bedsmin=2&sort=rent-asc", "Hackney", "area=hackney&bedsmin=2"],
  ["lat=51.5&long=-0.1", "Old Street station", "lat=51.5&long=-0.1&q=Old+Street+station"],
  ["lat=51.5&long=-0.1", null, "lat=51.5&long=-0.1"],
  ["q=balcony", null, "q=balcony"],
  ["", null, ""],
])("the search of '%s' at %j is sent as '%s'", (query, place, search) => {
  expect(buildAlertSearch(parseFilter(query), place)).toBe(search);
});

test("the body is what the call takes", () => {
  const answers = { frequency: "daily", search: "bedsmin=2" } as const;
  const typed = { [emailFieldName]: "ada@example.com", ...answers };
  const body = { email: "ada@example.com", ...answers, recaptchaToken: "token" };
  expect(alertPlan.buildBody(typed, "token")).toEqual(body);
});
