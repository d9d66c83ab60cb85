import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "../../app-context.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { renewLink } from "../../customer-pages/renew-link.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { queuedWork } from "../../platform/jobs/queued-work-table.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { requestSignInLink } from "../../staff/sign-in/request-sign-in-link.ts";
import { staff } from "../../staff/staff-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../testing/office.ts";
import { priya } from "../../testing/offers.ts";
import { recordQueries } from "../../testing/recorded-queries.ts";
import { doSiteWork } from "../queued-work.ts";

const siteUrl = "https://lettings.example.com";

/** What one caller could compare with another's: the answer, and the work before it. */
async function observe<Answer>(app: AppContext, ask: (app: AppContext) => Promise<Answer>) {
  const recorded = recordQueries(app.database);
  const answer = await ask({ ...app, database: recorded.database });
  return { answer, statements: recorded.take() };
}

describe.each(testEngines)("who asks for a link to sign in, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const people = [
    "known",
    "unknown",
    "left",
    "invited",
    "demo",
    "locked out",
    "just mailed",
  ] as const;
  const addresses = new Map<string, string>();

  beforeEach(async () => {
    const known = await office.hire("owner");
    const left = await office.hire("owner", { leftAt: office.clock.now });
    const invited = await office.hire("reader", { joinedAt: null });
    const demo = await office.hire("owner", { isDemo: true });
    const again = await office.hire("owner");
    addresses.set("known", known.email).set("left", left.email).set("invited", invited.email);
    addresses.set("demo", demo.email).set("just mailed", again.email);
    await ask(await office.app(), again.email);
    await doSiteWork(await office.app());
  });

  const getAddress = (who: string) => addresses.get(who) ?? "nobody@example.com";
  async function ask(app: AppContext, email: string) {
    const browser = new TestBrowser();
    browser.keep(`__Host-office-browser=${"b".repeat(43)}`);
    const outcome = await requestSignInLink(app, browser.caller(), {
      email,
      returnPath: "/office",
    });
    return JSON.stringify(outcome).replaceAll(email, "(address)");
  }

  test("gets the same answer after the same statements, whoever has the address", async () => {
    const app = await office.app();
    const [first, ...others] = await Promise.all(
      people.map((who) => observe(app, (recorded) => ask(recorded, getAddress(who)))),
    );
    expect(first!.statements).toHaveLength(1);
    for (const other of others) expect(other).toEqual(first);
  });

  test("is answered before any mail is made, and then mailed only if they work here", async () => {
    const app = await office.app();
    const before = await office.database().orm.$count(outbox);
    for (const who of people) await ask(app, getAddress(who));
    const { orm } = office.database();
    expect(await orm.$count(outbox)).toBe(before);
    await doSiteWork(app);
    const mails = await orm.select().from(outbox);
    const mailed = mails.map(({ recipient }) => recipient).toSorted();
    const again = getAddress("just mailed");
    expect(mailed).toEqual([getAddress("known"), again, again].toSorted());
    expect(await orm.$count(queuedWork)).toBe(0);
  });

  test("leaves no secret in the queue, and nothing of an open redirect", async () => {
    const app = await office.app();
    await ask(app, getAddress("known"));
    const [row] = await office.database().orm.select().from(queuedWork);
    expect(JSON.stringify(row)).not.toContain("b".repeat(43));
    expect(row?.asked).toMatchObject({ returnPath: "/office", officeOrigin });
  });

  test("gets the mail after a crash, once, by whichever process looks first", async () => {
    const app = await office.app();
    await ask(app, getAddress("known"));
    const { orm } = office.database();
    const before = await orm.$count(outbox);
    const broken = { ...app, now: () => new Date(Number.NaN) };
    await doSiteWork(broken).catch(() => {});
    expect(await orm.$count(outbox)).toBe(before);
    office.wait(1);
    const later = await office.app();
    await Promise.all([doSiteWork(later), doSiteWork(later), doSiteWork(later)]);
    expect(await orm.$count(outbox)).toBe(before + 1);
  });

  test("waits for no broken one of others, which is given up in the end", async () => {
    const app = await office.app();
    const { orm } = office.database();
    const at = new Date(office.clock.now.getTime() - 1000);
    const values = { asked: { email: 7 }, askedAt: at, dueAt: at };
    await orm.insert(queuedWork).values([
      { kind: "sign-in-link", ...values },
      { kind: "of another version", ...values },
    ]);
    await ask(app, getAddress("known"));
    const before = await orm.$count(outbox);
    await doSiteWork(app);
    expect(await orm.$count(outbox)).toBe(before + 1);
    for (let time = 0; time < 8; time++) {
      office.wait(60);
      await doSiteWork(await office.app());
    }
    expect(await orm.$count(queuedWork)).toBe(0);
  });

  test("who left between question and mail gets none", async () => {
    const app = await office.app();
    await ask(app, getAddress("known"));
    const { orm } = office.database();
    const before = await orm.$count(outbox);
    await orm.update(staff).set({ leftAt: office.clock.now });
    await doSiteWork(app);
    expect(await orm.$count(outbox)).toBe(before);
  });
});

describe.each(testEngines)(
  "who asks for a new link to their own page, on the %s engine,",
  (engine) => {
    const setup = useTenancies(engine);
    const orm = () => setup.database().orm;
    const unknown = "x".repeat(43);
    let contactId: string;
    let lapsed: string;

    beforeEach(async () => {
      await setup.offer();
      const [contact] = await orm().select().from(contacts).where(eq(contacts.email, priya.email));
      contactId = contact!.id;
      lapsed = await create();
      await orm().update(accessLinks).set({ revokedAt: setup.clock.now });
    });

    async function create(): Promise<string> {
      const owner = { contactId };
      const { url } = await orm().transaction((tx) =>
        createCaseLink(tx, owner, { siteUrl, at: setup.clock.now }),
      );
      return url.split("/").at(-1)!;
    }
    const renewal = {
      kind: "renter",
      token: unknown,
      email: "",
      address: "192.0.2.1",
      siteUrl,
    } as const;

    test("gets the same answer after the same statements, with a link that was known or an address", async () => {
      const app = await setup.app();
      const asked = [
        { token: unknown, email: "" },
        { token: "' or true --", email: "" },
        { token: lapsed, email: "" },
        { token: lapsed, email: "stranger@example.com" },
        { token: unknown, email: priya.email },
        { token: unknown, email: "stranger@example.com" },
        { token: unknown, email: "\0" },
        { token: await create(), email: "" },
      ];
      const seen = [];
      // The second round is that of people who were mailed a moment ago.
      for (let round = 0; round < 2; round++) {
        for (const fields of asked)
          seen.push(
            await observe(app, (recorded) => renewLink(recorded, { ...renewal, ...fields })),
          );
        await doSiteWork(app);
      }
      expect(seen[0]).toMatchObject({ answer: "asked", statements: [expect.any(String)] });
      for (const one of seen) expect(one).toEqual(seen[0]);
    });

    test("is told to wait by the caller's address alone", async () => {
      const app = await setup.app();
      const limited = {
        ...app,
        caseLimits: {
          ...app.caseLimits,
          renewals: async (who: string) => (who === "busy" ? 60 : null),
        },
      };
      for (const fields of [
        { token: lapsed },
        { email: priya.email },
        { email: "a@example.com" },
        {},
      ]) {
        const ask = (address: string) =>
          observe(limited, (recorded) => renewLink(recorded, { ...renewal, ...fields, address }));
        expect(await ask("busy")).toEqual({ answer: "wait", statements: [] });
        expect((await ask("idle")).answer).toBe("asked");
      }
    });

    test("leaves no token in the queue", async () => {
      await renewLink(await setup.app(), { ...renewal, token: lapsed });
      expect(JSON.stringify(await orm().select().from(queuedWork))).not.toContain(lapsed);
    });
  },
);
