import { expect, test } from "vitest";
import { choosePayments } from "./payment-adapter.ts";

const request = {
  tenancyId: "0a1b2c3d-1111-4111-8111-111111111111",
  kind: "deposit",
  pence: 282_500,
  dueOn: "2026-11-25",
  phone: "020 7946 0000",
} as const;
const clientAccount = "Lintel Clients, 04-00-04, 12345678";

test("says the bank details and no address unless there is one", async () => {
  const payments = choosePayments({ clientAccount, paymentLink: null });
  const { lines, url } = await payments.describe(request);
  expect(lines.slice(0, 2)).toEqual([
    "Please pay to our client account: Lintel Clients, 04-00-04, 12345678.",
    "Reference: LET 0A1B2C3D D",
  ]);
  expect(url).toBeNull();
});

test("invents no bank details", async () => {
  const payments = choosePayments({ clientAccount: null, paymentLink: null });
  expect((await payments.describe(request)).lines[0]).toBe(
    "Please call us on 020 7946 0000 for our client account.",
  );
});

test("adds the agency's page of a payment service by a setting", async () => {
  const paymentLink = "https://pay.example.com/?ref={reference}&amount={pence}";
  const { lines, url } = await choosePayments({ clientAccount, paymentLink }).describe(request);
  expect(lines[0]).toContain(clientAccount);
  expect(url).toBe("https://pay.example.com/?ref=LET%200A1B2C3D%20D&amount=282500");
});
