import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

function listLinks(errors: { field: string; message: string }[]): string[][] {
  const page = renderToStaticMarkup(<ErrorSummary errors={errors} />);
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

test("fields with one message share a line, which leads to the first", () => {
  const message = "Please provide a contact name";
  const errors = ["firstname", "lastname"].map((field) => ({ field, message }));
  expect(listLinks(errors)).toEqual([["firstname", message]]);
});
