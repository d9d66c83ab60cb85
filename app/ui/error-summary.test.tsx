import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

const labels = { firstname: "First name", lastname: "Last name", email: "Email" };

function listLinks(errors: { field: string; message: string }[]): string[][] {
  const page = renderToStaticMarkup(<ErrorSummary errors={errors} labels={labels} />);
  return Array.from(page.matchAll(/href="#([^"]*)"[^>]*>([^<]*)</g), ([, field, text]) => [
    field!,
    text!,
  ]);
}

test("a field with two faults stands in the summary once, with the first", () => {
  const errors = [
    { field: "email", message: "Please provide a valid email" },
    { field: "email", message: "The email is too long" },
    { field: "freetext", message: "Message is required" },
  ];
  expect(listLinks(errors)).toEqual([
    ["email", "Please provide a valid email"],
    ["freetext", "Message is required"],
  ]);
});

test("the error summary lists each field once, and those with one message by their names", () => {
  const message = "Please provide a contact name";
  const errors = [
    { field: "firstname", message },
    { field: "email", message: "Please provide a valid email" },
    { field: "lastname", message },
  ];
  expect(listLinks(errors)).toEqual([
    ["firstname", `First name: ${message}`],
    ["email", "Please provide a valid email"],
    ["lastname", `Last name: ${message}`],
  ]);
});
