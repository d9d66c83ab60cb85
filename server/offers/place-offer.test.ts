import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { noHumanCheck } from "../platform/human-check/human-check.ts";
import { createBody, homes, useOffers } from "../testing/offers.ts";

const expired = { ok: false, reason: "expired" } as const;
const five = ["20", "20", "20", "20", "20"].map((rentshare, index) => ({
  firstname: `Tenant${index + 1}`,
  email: `tenant${index + 1}@example.com`,
  rentshare,
}));

describe.each(testEngines)("POST /api/placeoffer on the %s engine", (engine) => {
  const { database, invite, get, save, place, stored } = useOffers(engine);

  test("stores the largest offer with its five tenants, mails each, whoever was invited and the agency, and erases the draft", async () => {
    const id = await invite();
    await save(id, { draft: { ...emptyDraft, details: { rent: "2400" } }, version: 0 });
    const body = createBody(id, {
      details: {
        rent: "2400",
        freq: "Quarterly",
        adultCount: "6",
        households: "5",
        childCount: "5",
        guarantorRequired: "yes",
        break: "yes",
        breakmonth: "6",
        pets: "yes",
        pettype: "p".repeat(250),
        specialrequests: "s".repeat(2500),
        freetext: "f".repeat(5000),
      },
      tenants: five,
    });
    const response = await place(body);
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { offer, tenants, history, mails, audit } = await stored(id);
    expect(offer).toMatchObject({ state: "submitted", draft: null, advertisedRent: 2450 });
    expect(offer?.content).toMatchObject({
      kind: "whole",
      details: { rent: 2400, startdate: "2026-12-07", breakmonth: 6, households: 5 },
    });
    expect(tenants.map(({ name, rentShare }) => [name, rentShare])).toEqual(
      five.map(({ firstname }) => [`${firstname} Raman`, 2000]),
    );
    expect(history).toEqual([
      ["invited", "command line"],
      ["draft", "visitor"],
      ["submitted", "visitor"],
    ]);
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      "offer-confirmation priya@example.com",
      ...five.map(({ email }) => `offer-confirmation ${email}`),
      "offer-invitation priya@example.com",
      "offer-notice hello@lintel.example.com",
    ]);
    expect(audit.map(({ action }) => action)).toEqual([
      "offer.invited",
      "offer.draft",
      "offer.submitted",
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/Raman|@/);
  });

  test("stores the simple offer of a liteOffer home", async () => {
    const id = await invite(homes.lite);
    expect((await place(createBody(id, { home: "lite" }))).status).toBe(201);
    const { offer } = await stored(id);
    expect(offer?.content).toEqual({
      kind: "simple",
      details: { startdate: "2026-12-07", rent: 2450, pettype: "", specialrequests: "" },
    });
  });

  test("each home accepts only its own form", async () => {
    const [full, lite] = [await invite(), await invite(homes.lite)];
    for (const body of [createBody(full, { home: "lite" }), { ...createBody(full), id: lite }]) {
      const response = await place(body);
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toMatchObject([{ path: "freq" }]);
    }
  });

  test("the flat number of a home that is in no development is NA whatever was sent", async () => {
    const id = await invite();
    await place({ ...createBody(id), unit: "12", isB2B: true, development: "Elsewhere" });
    expect((await stored(id)).offer?.content?.details).toMatchObject({ unit: "NA" });
  });

  test("the same offer submitted ten times at once is stored once, under one key", async () => {
    const id = await invite();
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(createBody(id), { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    const { tenants, history, mails } = await stored(id);
    expect([tenants.length, history.length, mails.length]).toEqual([1, 2, 3]);
  });

  test("the same under ten keys: nine are told that it was already submitted", async () => {
    const id = await invite();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(createBody(id))));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ status: 409, error: "Already submitted" });
    const { tenants, mails } = await stored(id);
    expect([tenants.length, mails.length]).toEqual([1, 3]);
  });

  test("once submitted, its link says so and takes neither draft nor offer", async () => {
    const id = await invite();
    await place(createBody(id));
    const response = await get(id);
    expect([response.status, await response.json()]).toEqual([200, { error: "Already submitted" }]);
    const draft = await save(id, { draft: emptyDraft, version: 0 });
    expect([draft.status, (await draft.json()).error]).toEqual([409, "Already submitted"]);
  });

  describe("the law", () => {
    const above = { details: { rent: "2451" } };
    test("a rent above the advertised one is refused with the reason in England", async () => {
      const id = await invite();
      const response = await place(createBody(id, above));
      expect(response.status).toBe(422);
      const { errors } = await response.json();
      expect(errors).toEqual([{ path: "rent", message: expect.stringContaining("£2,450") }]);
      expect((await stored(id)).offer?.state).toBe("invited");
    });

    test("the same goes for the simple offer", async () => {
      const id = await invite(homes.lite);
      expect((await place(createBody(id, { ...above, home: "lite" }))).status).toBe(422);
    });

    test("it is accepted as specified", async () => {
      const id = await invite();
      const config = { tenancyRules: "as-specified" } as const;
      expect((await place(createBody(id, above), { config })).status).toBe(201);
    });

    test("children, adverse credit and a low income never refuse", async () => {
      const id = await invite();
      const details = { childCount: "5", adverseCredit: "yes", guarantorRequired: "yes" };
      const tenants = [{ salary: "0" }];
      expect((await place(createBody(id, { details, tenants }))).status).toBe(201);
    });
  });

  describe("is refused where it is wrong", () => {
    const cases: [what: string, path: string, body: (id: string) => object][] = [
      [
        "shares that are not 100",
        "tenants",
        (id) => createBody(id, { tenants: [{ rentshare: "60" }, { rentshare: "30" }] }),
      ],
      [
        "a tenant of 17 on the day",
        "tenants.0.dob",
        (id) => createBody(id, { tenants: [{ dob: "2008-12-08" }] }),
      ],
      [
        "a move-in date in the past",
        "startdate",
        (id) => createBody(id, { details: { startdate: "2026-11-20" } }),
      ],
      ["more households than adults", "households", (id) => ({ ...createBody(id), households: 3 })],
      ["no tenant", "tenants", (id) => ({ ...createBody(id), tenants: [] })],
      ["an unknown field", "bid", (id) => ({ ...createBody(id), bid: 3000 })],
      ["a wrong frequency", "freq", (id) => ({ ...createBody(id), freq: "Daily" })],
      ["a long pet", "pettype", (id) => ({ ...createBody(id), pettype: "x".repeat(251) })],
      ["an unknown id", "id", (id) => ({ ...createBody(id), id: "B".repeat(20) })],
      ["a listing's id", "id", (id) => ({ ...createBody(id), id: homes.full })],
    ];
    test.each(cases)("%s", async (_what, path, bodyOf) => {
      const id = await invite();
      const response = await place(bodyOf(id));
      expect(response.status).toBe(422);
      const text = await response.text();
      expect(JSON.parse(text).errors.map((error: { path: string }) => error.path)).toEqual([path]);
      expect(text).not.toMatch(/\bRaman\b/);
      const { offer, tenants, mails } = await stored(id);
      expect([offer?.state, tenants.length, mails.length]).toEqual(["invited", 0, 1]);
    });

    test("a failed human check", async () => {
      const id = await invite();
      const humanCheck = { ...noHumanCheck, verify: async () => expired };
      const response = await place(createBody(id), { humanCheck });
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toMatchObject([{ path: "recaptchaToken" }]);
      expect((await stored(id)).tenants).toEqual([]);
    });

    test("six tenants", async () => {
      const id = await invite();
      const response = await place(createBody(id, { tenants: [...five, { rentshare: "0" }] }));
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual([
        { path: "tenants", message: "An offer can have at most 5 tenants" },
      ]);
    });

    test("an expired offer", async () => {
      const id = await invite();
      const late = { now: () => new Date("2026-12-21T12:00:00Z") };
      const details = { startdate: "2027-01-07" };
      expect((await place(createBody(id, { details }), late)).status).toBe(410);
    });

    test("a home that was withdrawn", async () => {
      const id = await invite(homes.gone);
      await database()
        .orm.update(listings)
        .set({ status: "withdrawn" })
        .where(eq(listings.id, homes.gone));
      expect((await place(createBody(id))).status).toBe(410);
    });
  });

  test("an applicant who is 18 on the move-in date may be 17 today", async () => {
    const id = await invite();
    expect((await place(createBody(id, { tenants: [{ dob: "2008-12-07" }] }))).status).toBe(201);
  });

  test("tenants who share an e-mail address get one mail", async () => {
    const id = await invite();
    const tenants = [{ rentshare: "50" }, { rentshare: "50", email: "PRIYA@example.com" }];
    await place(createBody(id, { tenants }));
    const { mails } = await stored(id);
    expect(mails.filter(({ kind }) => kind === "offer-confirmation")).toHaveLength(1);
  });
});
