import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./email-text.tsx";

test("an address may go over two lines before its last '@', and is copied whole", () => {
  expect(renderToStaticMarkup(<EmailText>ada.byron@example.com</EmailText>)).toBe(
    "ada.byron<wbr/>@example.com",
  );
  expect(renderToStaticMarkup(<EmailText>{'"a@b"@example.com'}</EmailText>)).toBe(
    "&quot;a@b&quot;<wbr/>@example.com",
  );
});

test("a text without an '@' stays as it is", () => {
  expect(renderToStaticMarkup(<EmailText>nobody</EmailText>)).toBe("nobody");
});
