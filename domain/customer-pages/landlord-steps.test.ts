import { expect, test } from "vitest";
import { ask } from "../../server/testing/tenancy-actions.ts";
import { createHeld, createTenancy, recordAll } from "../../server/testing/tenancies.ts";
import type { Tenancy } from "../tenancies/tenancy.ts";
import { buildLandlordSteps } from "./landlord-steps.ts";

const advertised = {
  valuation: null,
  terms: null,
  termsToSign: null,
  listedOn: "2026-10-01",
  figures: { viewed: 3, offers: 2 },
  today: "2026-11-10",
};
const accepted = (tenancy: Tenancy) =>
  buildLandlordSteps({ ...advertised, tenancy }).find(({ name }) => name === "Offer accepted")
    ?.text;

test("says that the holding deposit is awaited, and then when it came", () => {
  expect(accepted(createTenancy())).not.toContain("Holding deposit");
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 53_000));
  expect(accepted(asked)).toMatch(
    /Holding deposit due by \d\d\/\d\d\/2026\. We’re waiting for it\.$/,
  );
  expect(accepted(createHeld())).toMatch(/Holding deposit received \d\d\/\d\d\/2026\.$/);
});

test("a landlord sees how far the checks are, and nothing of what they found", () => {
  const steps = buildLandlordSteps({
    valuation: null,
    terms: null,
    termsToSign: null,
    listedOn: "2026-11-09",
    figures: { viewed: 9, offers: 1 },
    tenancy: createHeld(),
    today: "2026-11-20",
  });
  expect(steps.map(({ state }) => state).join(" ")).toBe("done done done done now next next");
  expect(steps[2]?.text).toBe("9 viewings, 1 offer.");
  expect(JSON.stringify(steps)).not.toContain("Luis");
});

test("a landlord's way begins with the valuation, and a home that is live has had it", () => {
  const facts = {
    valuation: {
      startsAt: new Date("2026-11-03T14:00:00Z"),
      isOver: false,
      with: "Imogen Achebe",
      figure: null,
    },
    terms: null,
    termsToSign: null,
    listedOn: null,
    figures: { viewed: 0, offers: 0 },
    tenancy: null,
    today: "2026-11-01",
  };
  const [valuation, instructed] = buildLandlordSteps(facts);
  expect(valuation).toMatchObject({
    name: "Valuation",
    state: "now",
    when: "03/11/2026, 14:00",
    text: "With Imogen Achebe.",
  });
  expect(instructed).toMatchObject({ name: "Instructed", state: "next" });
  const sent = buildLandlordSteps({ ...facts, termsToSign: "Fully managed" })[1];
  expect(sent).toMatchObject({
    state: "next",
    text: "Fully managed, once you’ve signed our terms.",
  });
  const figure = { rentPcm: 2150, lowestPcm: 2100, highestPcm: 2200 };
  const valued = { ...facts, valuation: { ...facts.valuation, isOver: true, figure } };
  expect(buildLandlordSteps(valued)[0]).toMatchObject({
    state: "done",
    text: "With Imogen Achebe. £2,100 to £2,200; £2,150 suggested.",
  });
  const live = buildLandlordSteps({ ...facts, listedOn: "2026-11-09" });
  expect(live.find(({ state }) => state === "now")?.name).toBe("Viewings and offers");
});
