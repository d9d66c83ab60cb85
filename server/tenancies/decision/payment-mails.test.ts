import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { acceptOffer } from "./accept-offer.ts";
import { choosePayments } from "../money/payment-adapter.ts";

describe.each(testEngines)("mails that ask for money on the %s engine", (engine) => {
  const setup = useTenancies(engine);

  test("lead to the agency's page at a payment service where it has one, and to the renter's own", async () => {
    const offerId = await setup.offer();
    const app = await setup.app();
    const paymentLink = "https://pay.example.com/?ref={reference}&amount={pence}";
    const payments = choosePayments({ ...app.config, paymentLink });
    const done = await acceptOffer({ ...app, payments }, setup.known, setup.acceptance(offerId));
    expect(done.ok).toBe(true);
    const mail = (await setup.mails()).find(({ kind }) => kind === "offer-accept");
    expect(mail?.html).toMatch(
      /href="https:\/\/pay\.example\.com\/\?ref=LET%20[0-9A-F]{8}%20H&amp;amount=56538"/,
    );
    expect(mail?.html).toContain("Open your page");
  });
});
