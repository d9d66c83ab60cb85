import * as v from "valibot";
import { expect, test } from "vitest";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { createTestContext } from "../../server/testing/app-context.ts";
import { createOfferDetails } from "../../server/testing/offer-form.ts";
import { homes, useOffers } from "../../server/testing/offers.ts";
import { createPageActions } from "../../server/testing/page-actions.ts";

const { database, invite, get, save, stored } = useOffers();

async function openOffer(changes: Parameters<typeof createTestContext>[1] = {}) {
  const post = createPageActions(await createTestContext(database(), changes));
  const id = await invite(homes.lite);
  return {
    id,
    press: (fields: Record<string, string>) => post(`/offer/${id}`, fields),
    getOffer: async () => (await get(id)).json(),
  };
}

const fieldsSchema = v.record(v.string(), v.string());
const terms = { step: "0", rent: "2400", startdate: "2026-12-07" };
const theirs = {
  ...emptyDraft,
  details: createOfferDetails({ rent: "2300", startdate: "2027-01-04" }),
};

test("a completed step is saved, and the next page goes on from what was saved", async () => {
  const { press, getOffer } = await openOffer();
  expect(await press({ ...terms, version: "0" })).toMatchObject({
    status: 200,
    shown: { kind: "form", posted: { step: 1 }, version: 1, isKept: true },
  });
  expect(await getOffer()).toMatchObject({ version: 1, draft: { details: { rent: "2400" } } });
});

test("of two people on one offer the second loses nothing, and overwrites nothing silently", async () => {
  const { id, press, getOffer } = await openOffer();
  await save(id, { draft: theirs, version: 0 });
  const conflict = await press({ ...terms, version: "0" });
  expect(conflict).toMatchObject({
    status: 409,
    shown: { kind: "conflict", theirs, mine: { details: { rent: "2400" } } },
  });
  expect(await getOffer()).toMatchObject({ version: 1, draft: theirs });
  const { resend } = v.parse(
    v.object({ shown: v.looseObject({ resend: fieldsSchema }) }),
    conflict,
  ).shown;
  expect(await press(resend)).toMatchObject({ shown: { posted: { step: 1 }, version: 2 } });
  expect(await getOffer()).toMatchObject({ draft: { details: { rent: "2400" } } });
});

test("a page that is behind goes on where it says the same as what was saved", async () => {
  const { press } = await openOffer();
  await press({ ...terms, version: "0" });
  expect(await press({ ...terms, version: "0" })).toMatchObject({
    status: 200,
    shown: { posted: { step: 1 }, version: 1 },
  });
});

test("Back, Change and a refused step save nothing, so the offer ends no later", async () => {
  const { id, press } = await openOffer({ now: () => new Date("2026-11-25T12:00:00Z") });
  const before = await stored(id);
  await press({ ...terms, version: "0", step: "1", back: "" });
  await press({ ...terms, version: "0", change: "0" });
  await press({ ...terms, version: "0", rent: "9999" });
  expect(await stored(id)).toEqual(before);
  await press({ ...terms, version: "0" });
  const after = await stored(id);
  expect(after.offer?.expiresAt).not.toEqual(before.offer?.expiresAt);
});

test("drafts without script have the limit of the API, and the page says what was not kept", async () => {
  const { press } = await openOffer({ config: { rateLimit: true } });
  let version = 0;
  let last = await press({ ...terms, version: "0" });
  for (let count = 0; count < 60; count += 1) {
    version += 1;
    last = await press({ ...terms, rent: String(2000 + count), version: String(version) });
  }
  expect(last).toMatchObject({
    status: 200,
    shown: { posted: { step: 1, answers: { rent: "2059" } }, isKept: false, version: 60 },
  });
});

test("the ticks of the offer's main page are kept on the way to the first step", async () => {
  const { press } = await openOffer();
  expect(await press({ change: "0", version: "0", offerTerms: "on", privacy: "on" })).toMatchObject(
    { shown: { posted: { step: 0, answers: { offerTerms: "on", privacy: "on" } } } },
  );
});
