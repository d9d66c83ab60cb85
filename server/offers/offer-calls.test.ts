import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emptyDraft, type OfferDraft } from "../../domain/offers/offer.ts";
import { testEngines } from "../testing/database.ts";
import { createTestContext } from "../testing/app-context.ts";
import { expireOfferDrafts } from "./expire-offer-drafts.ts";
import { createBody, homes, useOffers } from "../testing/offers.ts";
import { offerAnswer, problemAnswer } from "../site/api/wire-schemas.ts";

const draft: OfferDraft = {
  details: { rent: "24", startdate: "" },
  tenants: [{ firstname: "Priya", email: "priya@example.com" }],
  acceptances: { offerTerms: true, contractTerms: false, privacy: false },
};

describe.each(testEngines)("the offer's link on the %s engine", (engine) => {
  const { database, invite, get, save, place, stored } = useOffers(engine);
  const later = (moment: string) => ({ now: () => new Date(moment) });

  test("gives the home, the person's name and an empty draft, and nobody keeps it", async () => {
    const id = await invite();
    const response = await get(id);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = await response.json();
    expect(v.safeParse(offerAnswer, answer).issues).toBeUndefined();
    expect(answer).toMatchObject({
      property: { _id: homes.full, rent: 2450, liteOffer: false, isB2B: false },
      state: "invited",
      firstname: "Priya",
      draft: emptyDraft,
      version: 0,
      rules: "england-2026",
      contractTerms: "/documents/contract-terms",
      expiresAt: "2026-12-21T12:00:00.000Z",
    });
    expect(JSON.stringify(answer)).not.toContain("priya@example.com");
  });

  test("a development's home runs with isB2B and has its own contract terms", async () => {
    const answer = await (await get(await invite(homes.lite))).json();
    expect(answer).toMatchObject({
      property: { liteOffer: true, isB2B: true },
      contractTerms: "/documents/contract-terms-build-to-rent",
    });
  });

  test.each(["nowhere", "A".repeat(20), homes.full, "a00000000000000000"])(
    "%s is no offer",
    async (id) => {
      const response = await get(id);
      expect(response.status).toBe(404);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    },
  );

  describe("the draft", () => {
    test("is stored and restored exactly on another device", async () => {
      const id = await invite();
      const saved = await save(id, { draft, version: 0 });
      expect([saved.status, await saved.json()]).toEqual([201, { version: 1 }]);
      expect(await (await get(id)).json()).toMatchObject({ state: "draft", draft, version: 1 });
    });

    test("when two people save the same version, the second loses nothing silently", async () => {
      const id = await invite();
      await save(id, { draft, version: 0 });
      const mine = { ...draft, details: { rent: "9" } };
      const response = await save(id, { draft: mine, version: 0 });
      expect(response.status).toBe(409);
      const answer = await response.json();
      expect(answer).toMatchObject({ draft, version: 1 });
      expect(v.safeParse(problemAnswer, answer).issues).toBeUndefined();
      expect((await stored(id)).offer?.draft).toEqual(draft);
      expect((await save(id, { draft: mine, version: 1 })).status).toBe(201);
    });

    test("of ten simultaneous saves one is stored, and nine get a conflict", async () => {
      const id = await invite();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          save(id, { draft: { ...draft, details: { rent: String(n) } }, version: 0 }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
      expect((await stored(id)).offer?.draftVersion).toBe(1);
    });

    test("its saves are one step of the history", async () => {
      const id = await invite();
      for (const version of [0, 1, 2]) await save(id, { draft, version });
      expect((await stored(id)).history).toEqual([
        ["invited", "command line"],
        ["draft", "visitor"],
      ]);
    });

    test.each([
      ["an unknown field", { draft: { ...draft, details: { iban: "x" } }, version: 0 }],
      ["six tenants", { draft: { ...draft, tenants: [{}, {}, {}, {}, {}, {}] }, version: 0 }],
      ["no version", { draft }],
      ["nothing", {}],
    ])("is refused with %s", async (_what, body) => {
      const id = await invite();
      expect((await save(id, body)).status).toBe(422);
      expect((await stored(id)).offer?.draft).toBeNull();
    });

    test("can't be stored without an offer", async () => {
      expect((await save("A".repeat(20), { draft, version: 0 })).status).toBe(422);
    });
  });

  describe("after 30 days without a change", () => {
    test("the link answers 410, and takes nothing more", async () => {
      const id = await invite();
      const late = later("2026-12-21T12:00:00Z");
      expect((await get(id, late)).status).toBe(410);
      expect((await save(id, { draft, version: 0 }, late)).status).toBe(410);
    });

    test("what was entered is erased and the offer has expired", async () => {
      const id = await invite();
      await save(id, { draft, version: 0 }, later("2026-12-20T12:00:00Z"));
      const app = (moment: string) => createTestContext(database(), later(moment));
      expect(await expireOfferDrafts(await app("2027-01-19T11:59:00Z"))).toBe(0);
      expect((await get(id, later("2027-01-19T11:59:00Z"))).status).toBe(200);
      const due = await app("2027-01-19T12:00:00Z");
      const ended = await Promise.all([expireOfferDrafts(due), expireOfferDrafts(due)]);
      expect(ended[0] + ended[1], "of two processes one ends it").toBe(1);
      const { offer, history, audit } = await stored(id);
      expect(offer).toMatchObject({ state: "expired", draft: null });
      expect(history.at(-1)).toEqual(["expired", "job"]);
      expect(audit.at(-1)).toMatchObject({ action: "offer.expired", actor: "job" });
    });

    test("an offer that was sent does not expire", async () => {
      const id = await invite();
      await place(createBody(id));
      const app = await createTestContext(database(), later("2027-06-01T12:00:00Z"));
      expect(await expireOfferDrafts(app)).toBe(0);
      expect((await stored(id)).offer?.state).toBe("submitted");
    });
  });
});
