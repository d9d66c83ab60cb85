import { formatCount } from "../../shared/formats/count.ts";
import { addMonths, formatNumericDate, isRealDate } from "../../shared/dates.ts";
import { dropFurnishingLines } from "../facts/furnishing-lines.ts";
import { furnishings } from "../facts/plain-facts.ts";
import { getHomeField, type HomeFieldName, homeFieldNames, unknown } from "../facts/home-fields.ts";
import { fault, type PublishRule } from "./publish-rule.ts";

const house = "House rule";

/** Each is a fact that a renter needs before deciding, and its question has an answer. */
const asked = new Set<HomeFieldName>([
  "councilTaxBand",
  ...homeFieldNames.filter((name) => getHomeField(name).mustBeAnswered),
]);

/** Systems of others read it, too, and it reaches the landlord: why, only the office says. */
export const landlordListed = "The property can’t be advertised now. See the landlord’s page.";

/** What an advert must say, and when there may be none. */
export const homeRules: readonly PublishRule[] = [
  {
    id: "no-let",
    strength: "forbids",
    nations: ["England"],
    law: "Housing Act 1988, section 16E(2) and (3) (Renters’ Rights Act 2025, section 13)",
    check({ texts, today }) {
      const { possessionGround, possessionDate } = texts;
      if (possessionGround !== "1" && possessionGround !== "1A") return [];
      // As it was typed: it need not be a date.
      if (!isRealDate(possessionDate)) {
        return fault("The date in the notice of possession is missing.", "possessionDate");
      }
      const until = addMonths(possessionDate, 12);
      const message = `Possession was gained under ground ${possessionGround}, so the property can’t be advertised until ${formatNumericDate(until)}.`;
      return fault(today < until ? message : null, "possessionGround");
    },
  },
  {
    id: "landlord-check",
    strength: "forbids",
    hasSubject: ({ landlordCheck }) => landlordCheck !== null,
    // To let a home of whoever is on the list is to deal with what is frozen, in each set of
    // regulations under the Act, for instance SI 2019/855, regulation 11.
    law: "Sanctions and Anti-Money Laundering Act 2018, section 3, and the regulations under it",
    check: ({ landlordCheck }) =>
      fault(landlordCheck === "match" ? landlordListed : null, "landlord"),
  },
  {
    id: "possession-answered",
    strength: "forbids",
    nations: ["England"],
    ownOnly: true,
    from: "2026-05-01",
    law: "Housing Act 1988, section 16E(3) (Renters’ Rights Act 2025, section 13)",
    check: ({ texts }) =>
      fault(
        texts.possessionGround === ""
          ? "Select whether possession was regained under ground 1 or 1A."
          : null,
        "possessionGround",
      ),
  },
  {
    id: "answered",
    strength: "forbids",
    ownOnly: true,
    law: "Digital Markets, Competition and Consumers Act 2024, sections 227 and 230",
    check: ({ texts }) =>
      [...asked].flatMap((name) =>
        fault(texts[name] === "" ? `Fill in ‘${getHomeField(name).label}’.` : null, name),
      ),
  },
  {
    id: "council-tax",
    strength: "warns",
    ownOnly: true,
    law: "Digital Markets, Competition and Consumers Act 2024, section 230",
    check: ({ texts }) =>
      fault(
        texts.councilTaxBand === unknown
          ? "Add the council tax band. You can look it up by postcode on GOV.UK."
          : null,
        "councilTaxBand",
      ),
  },
  {
    id: "furnishing-words",
    strength: "warns",
    ownOnly: true,
    law: "Digital Markets, Competition and Consumers Act 2024, section 226",
    check({ texts }) {
      const furnishing = furnishings.find((name) => name === texts.furnishing) ?? null;
      const told: string[] = [];
      const lines = `${texts.displayFeatures}\n${texts.longDescription}`.split("\n");
      dropFurnishingLines(lines, furnishing, (line) => told.push(line));
      const [line] = told;
      const message = `The text says “${line}”, but the furnishing is “${furnishing}”.`;
      return fault(line === undefined ? null : message, "furnishing");
    },
  },
  {
    id: "description",
    strength: "warns",
    ownOnly: true,
    law: house,
    check({ texts }) {
      const { length } = texts.longDescription;
      const long = formatCount(length, "character");
      const message = `The description is ${long} long. It needs at least 200.`;
      return fault(length < 200 ? message : null, "longDescription");
    },
  },
  {
    id: "photos",
    strength: "warns",
    ownOnly: true,
    law: house,
    check({ media }) {
      const count = media.filter(({ kind }) => kind === "photo").length;
      const photos = formatCount(count, "photo");
      const message =
        count === 0
          ? "Add at least 5 photos."
          : `The listing has only ${photos}. It needs at least 5.`;
      return fault(count < 5 ? message : null, "pictures");
    },
  },
  {
    id: "floorplan",
    strength: "warns",
    ownOnly: true,
    law: house,
    check: ({ media }) =>
      fault(
        media.some(({ kind }) => kind === "floorplan") ? null : "Add a floor plan.",
        "pictures",
      ),
  },
];
