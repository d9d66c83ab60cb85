import { describe, expect, test } from "vitest";
import { offers, offerTenants } from "../../offers/offer-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { createBody, priya, useOffers } from "../../testing/offers.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

/** Who has a link to an offer names up to five tenants, at whatever addresses they like. */
describe.each(testEngines)("an offer as a relay, on the %s engine", (engine) => {
  const { database, invite } = useOffers(engine);
  const orm = () => database().orm;

  /** Offers for that many homes, one after another, each from a caller of its own. */
  async function offer(count: number, nameTenants: (n: number) => string[]) {
    const lines: object[] = [];
    const config = { rateLimit: true, trustedProxy: 1 };
    const context = await createTestContext(database(), { config });
    context.log.warn = (line: object) => void lines.push(line);
    const app = createTestApp(context);
    for (let n = 1; n <= count; n++) {
      const home = createListing({ id: `relay${n}`, agentRef: `R${n}` });
      await addListedHomes(database(), [home]);
      const emails = nameTenants(n);
      const tenants = emails.map((email) => ({ email, rentshare: String(100 / emails.length) }));
      const response = await app.request("http://lintel.test/api/placeoffer", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${n}` },
        body: JSON.stringify(createBody(await invite(home.id), { tenants })),
      });
      expect(response.status).toBe(201);
    }
    const mails = await orm().select().from(outbox);
    const listOf = (kind: string) =>
      mails.filter((mail) => mail.kind === kind).map(({ recipient }) => recipient);
    const confirmed = listOf("offer-confirmation");
    return {
      invited: confirmed.filter((email) => email === priya.email),
      others: confirmed.filter((email) => email !== priya.email),
      notices: listOf("offer-notice"),
      lines,
    };
  }

  test("a mailbox gets five mails an hour however it is written, and each offer is stored and told to the agency", async () => {
    const { invited, others, notices, lines } = await offer(7, (n) => [
      `Victim+${n}@keystone.example`,
    ]);
    expect(others).toHaveLength(5);
    expect(invited).toHaveLength(7);
    expect(notices).toHaveLength(7);
    expect(await orm().$count(offers)).toBe(7);
    expect(await orm().$count(offerTenants)).toBe(7);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/victim|keystone/i);
  });

  test("the people of a company get sixty mails an hour", async () => {
    const five = [1, 2, 3, 4, 5];
    const { invited, others, notices, lines } = await offer(13, (n) =>
      five.map((tenant) => `person${n}.${tenant}@keystone.example`),
    );
    expect(others).toHaveLength(60);
    expect(invited).toHaveLength(13);
    expect(notices).toHaveLength(13);
    expect(lines).toHaveLength(5);
  });

  test("whoever was invited reads what they offered, however often: their mailbox is known", async () => {
    const { invited, others } = await offer(7, () => [priya.email]);
    expect(invited).toHaveLength(7);
    expect(others).toEqual([]);
  });
});
