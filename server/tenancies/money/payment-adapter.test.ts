import { expect, test } from "vitest";
import { choosePayments } from "./payment-adapter.ts";

const request = {
  tenancyId: "0a1b2c3d-1111-4111-8111-111111111111",
  parts: [{ kind: "deposit", openPence: 282_500 }],
  phone: "020 7946 0000",
} as const;
const clientAccount = "Lintel Clients, 04-00-04, 12345678";

test("says the bank details and no address unless there is one", async () => {
  const payments = choosePayments({ clientAccount, paymentLink: null });
  const { lines, url } = await payments.describe(request);
  expect(lines.slice(0, 2)).toEqual([
    "Please pay into our client account: Lintel Clients, 04-00-04, 12345678.",
    "Reference: LET 0A1B2C3D D",
  ]);
  expect(url).toBeNull();
});

test("invents no bank details", async () => {
  const payments = choosePayments({ clientAccount: null, paymentLink: null });
  expect((await payments.describe(request)).lines[0]).toBe(
    "Please call us on 020 7946 0000 for our client account details.",
  );
});

test("adds the agency's page of a payment service by a setting", async () => {
  const paymentLink = "https://pay.example.com/?ref={reference}&amount={pence}";
  const { lines, url } = await choosePayments({ clientAccount, paymentLink }).describe(request);
  expect(lines[0]).toContain(clientAccount);
  expect(url).toBe("https://pay.example.com/?ref=LET%200A1B2C3D%20D&amount=282500");
});

test("asks for several at once with one sum, and says the reference of each", async () => {
  const paymentLink = "https://pay.example.com/?ref={reference}&amount={pence}";
  const both = {
    ...request,
    parts: [{ kind: "first-rent", openPence: 188_462 }, ...request.parts],
  } as const;
  const { lines, url } = await choosePayments({ clientAccount, paymentLink }).describe(both);
  expect(lines.slice(1, 3)).toEqual([
    "Reference if you pay everything together: LET 0A1B2C3D RD",
    "References if you pay separately: LET 0A1B2C3D R for the first month’s rent, LET 0A1B2C3D D for the deposit",
  ]);
  expect(url).toBe("https://pay.example.com/?ref=LET%200A1B2C3D%20RD&amount=470962");
});
