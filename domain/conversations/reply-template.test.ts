import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  describeTemplateProblem,
  fillTemplate,
  suggestedTemplates,
  templateFieldsForm,
} from "./reply-template.ts";

describe("filling in a text", () => {
  const values = { "first name": "Priya", home: "Loriner Street" };
  test.each([
    ["Dear {first name}", "Dear Priya", []],
    ["Dear { First Name }", "Dear Priya", []],
    ["{home}, {home}", "Loriner Street, Loriner Street", []],
    ["{home} at {rent}, {rent}", "Loriner Street at {rent}, {rent}", ["rent"]],
    ["no field", "no field", []],
  ])("%s", (text, filled, missing) => {
    expect(fillTemplate(text, values)).toEqual({ text: filled, missing });
  });

  test("a value with brackets is not filled in again", () => {
    const odd = { "first name": "{home}", home: "Loriner Street" };
    expect(fillTemplate("Dear {first name}", odd).text).toBe("Dear {home}");
  });
});

test.each([
  ["Dear {frist name}", /^\{frist name\} isn’t a field\. Use \{first name\}, /],
  ["Dear {}", /^\{\} isn’t a field\./],
  ["Dear {first name", /^There’s an unmatched \{ or \}\./],
  ["Dear first name}", /^There’s an unmatched \{ or \}\./],
])("%s is refused with one line", (body, line) => {
  const parsed = v.safeParse(templateFieldsForm, { title: "A text", body });
  expect(parsed.issues?.map(({ message }) => message)).toEqual([expect.stringMatching(line)]);
  expect(parsed.issues?.[0].message).not.toContain("\n");
});

test.each(suggestedTemplates)("the suggested text '$title' knows its fields", (template) => {
  expect(describeTemplateProblem(template.body)).toBeNull();
  expect(v.is(templateFieldsForm, template)).toBe(true);
});
