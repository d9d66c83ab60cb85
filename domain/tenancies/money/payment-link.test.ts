import { expect, test } from "vitest";
import { fillPaymentLink, isPaymentLink } from "./payment-link.ts";

test.each([
  ["https://pay.example.com/?ref={reference}", true],
  ["https://pay.example.com/{reference}?amount={pence}&shown={pounds}", true],
  ["http://pay.example.com/?ref={reference}", false],
  ["https://pay.example.com/", false],
  ["https://pay.example.com/?ref={reference}&to={landlord}", false],
  ["https://{reference}.example.com/", false],
  ["pay.example.com/{reference}", false],
])("a payment link is an https address with the reference: %s", (text, isOne) => {
  expect(isPaymentLink(text)).toBe(isOne);
});

test("a payment link names the request and its amount", () => {
  expect(
    fillPaymentLink("https://pay.example.com/?ref={reference}&amount={pence}&shown={pounds}", {
      reference: "LET 0A1B2C3D H",
      pence: 56_530,
    }),
  ).toBe("https://pay.example.com/?ref=LET%200A1B2C3D%20H&amount=56530&shown=565.30");
});
