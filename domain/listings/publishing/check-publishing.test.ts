import { describe, expect, test } from "vitest";
import { brokenPapers } from "../../../server/testing/broken-documents.ts";
import { brokenAdverts, scotland, wales } from "../../../server/testing/broken-rules.ts";
import { createPublishFacts } from "../../../server/testing/homes.ts";
import {
  checkPublishing,
  listKeptRules,
  listOpenFindings,
  publishRules,
} from "./check-publishing.ts";

const good = createPublishFacts();
const rows = [...brokenAdverts, ...brokenPapers];

describe("Before a home is published", () => {
  test("a good home has nothing against it", () => {
    expect(checkPublishing(good)).toEqual([]);
  });

  test.each(rows)(
    "$rule $strength ($law) $texts",
    ({ rule, strength, law, texts, facts, cure }) => {
      const findings = checkPublishing(createPublishFacts(texts, facts));
      const found = findings.find((one) => one.rule === rule);
      expect(found).toMatchObject({ rule, strength });
      expect(found?.law).toContain(law);
      if (!cure) return;
      const cured = checkPublishing(createPublishFacts(cure, facts));
      expect(cured.map((one) => one.rule)).not.toContain(rule);
    },
  );

  test.each([
    ["Fill in ‘Bathrooms’.", { bathrooms: "" }, 5],
    ["The description is 1 character long. It needs at least 200.", { longDescription: "A" }, 5],
    ["The listing has only 1 photo. It needs at least 5.", {}, 1],
    ["The listing has only 2 photos. It needs at least 5.", {}, 2],
  ])("says '%s'", (message, texts, photos) => {
    const { media } = good;
    const photo = media.find(({ kind }) => kind === "photo");
    const shown = Array.from({ length: photos }, () => photo!);
    const findings = checkPublishing(createPublishFacts(texts, { media: shown }));
    expect(findings.map((one) => one.message)).toContain(message);
  });

  test.each(["soon", "2026-13-01", "12/11/2026"])(
    "'%s' as the date of a notice of possession is told of, as a missing one is",
    (possessionDate) => {
      const facts = createPublishFacts({ possessionGround: "1A", possessionDate });
      const told = expect.objectContaining({ rule: "no-let", field: "possessionDate" });
      expect(checkPublishing(facts)).toContainEqual(told);
    },
  );

  test("of a landlord on the sanctions list it is not said why: others read it", () => {
    const [found] = checkPublishing(createPublishFacts({}, { landlordCheck: "match" }));
    expect(found).toMatchObject({ rule: "landlord-check", field: "landlord" });
    expect(found?.message).not.toMatch(/sanction|list|OFSI/i);
  });

  test("a landlord whom nobody looked up is neither a fault nor in order", () => {
    const laws = (landlordCheck: "clear" | null) => {
      const facts = createPublishFacts({}, { landlordCheck });
      expect(checkPublishing(facts)).toEqual([]);
      return listKeptRules(facts, []).map(({ id }) => id);
    };
    expect(laws("clear")).toContain("landlord-check");
    expect(laws(null)).not.toContain("landlord-check");
  });

  test("every rule has its row", () => {
    const tested = new Set(rows.map(({ rule }) => rule));
    expect(publishRules.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });

  test.each([
    "Near schools, children’s playground and the river.",
    "Housing benefit and Universal Credit are welcome.",
    "Adults and children are welcome.",
    "The term dates of the school are on its page.",
    "There are no fees: we charge no admin fee.",
    "Pets considered.",
  ])("'%s' is allowed", (longDescription) => {
    const facts = createPublishFacts({ longDescription: longDescription.padEnd(240, " Fine.") });
    expect(checkPublishing(facts)).toEqual([]);
  });

  test.each([
    ["a minimum term before 1 May 2026", { minimumTerm: "6" }, { today: "2026-04-30" }],
    ["a minimum term in Scotland", { ...scotland, minimumTerm: "6" }, {}],
    ["'offers over' in Wales", { ...wales, shortDescription: "Offers over £900." }, {}],
    ["a registration number in England", { registration: "" }, {}],
  ])("%s is not this law's matter", (_, texts, facts) => {
    const rules = checkPublishing(createPublishFacts(texts, facts)).map(({ rule }) => rule);
    expect(rules).toEqual([]);
  });

  test("a feed's home is not asked for what its own system keeps, but for what the law says of adverts", () => {
    const fed = createPublishFacts(
      { hasGas: "", licence: "", possessionGround: "", accessibility: "", councilTaxBand: "" },
      { isFed: true, certificates: [], media: [] },
    );
    expect(checkPublishing(fed)).toEqual([]);
    const texts = { ...fed.texts, shortDescription: "No DSS", epcRating: "G", epcCurrent: "18" };
    const rules = checkPublishing({ ...fed, texts }).map(({ rule }) => rule);
    expect(rules).toEqual(["energy-rating", "words-benefits"]);
    const certificates = [
      {
        kind: "gas" as const,
        issuedOn: "2025-01-01",
        expiresOn: "2026-01-01",
        reference: "4711",
        documentId: null,
      },
    ];
    expect(checkPublishing({ ...fed, certificates }).map(({ rule }) => rule)).toEqual(["gas"]);
  });

  test("a warning that was let pass stands no more, a ban always", () => {
    const facts = createPublishFacts({
      councilTaxBand: "unknown",
      epcRating: "G",
      epcCurrent: "18",
    });
    const findings = checkPublishing(facts);
    const passed = findings.map(({ rule, message }) => ({ rule, message }));
    expect(listOpenFindings(findings, passed).map(({ rule }) => rule)).toEqual(["energy-rating"]);
    const other = [{ rule: "council-tax", message: "Something else." }];
    expect(listOpenFindings(findings, other)).toHaveLength(2);
  });
});
