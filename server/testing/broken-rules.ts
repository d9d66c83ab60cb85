import type { HomeTexts } from "../../domain/listings/facts/home-fields.ts";
import type { PublishFacts } from "../../domain/listings/publishing/publish-facts.ts";

/** A home that breaks one rule of publishing. */
export interface BrokenRule {
  rule: string;
  strength: "forbids" | "warns";
  law: string;
  texts?: Partial<HomeTexts>;
  facts?: Partial<PublishFacts>;
  /** What makes it right again. */
  cure?: Partial<HomeTexts>;
}

const fees = "Tenant Fees Act 2019";
const rights = "Renters’ Rights Act 2025";
const notice = "Housing Act 1988, section 16E";
export const wales = { nation: "Wales", registration: "RSW 1" };
export const scotland = { nation: "Scotland", registration: "123456/230/12345" };

/** Rules of what is asked of renters, and of words. */
export const brokenAdverts: BrokenRule[] = [
  { rule: "complete", strength: "forbids", law: "every advert", texts: { name: "" } },
  { rule: "readable", strength: "forbids", law: "every advert", texts: { bedrooms: "some" } },
  { rule: "exact-rent", strength: "forbids", law: `${rights}, section 56`, texts: { rentPcm: "" } },
  {
    rule: "exact-rent",
    strength: "forbids",
    law: `${rights}, section 56`,
    texts: { rentPcm: "2400 to 2600" },
  },
  {
    rule: "rent-jump",
    strength: "warns",
    law: "Consumers Act 2024, section 226",
    texts: { rentPcm: "17000" },
    facts: { rentBeforeJump: 1700 },
    cure: { rentPcm: "1750" },
  },
  {
    rule: "furnishing-words",
    strength: "warns",
    law: "Consumers Act 2024, section 226",
    texts: { furnishing: "Part furnished", displayFeatures: "Gym\nFurnished" },
    cure: { displayFeatures: "Gym" },
  },
  {
    rule: "words-bidding",
    strength: "forbids",
    law: `${rights}, section 56`,
    texts: { shortDescription: "Offers over £2,000 invited." },
  },
  {
    rule: "words-benefits",
    strength: "forbids",
    law: `${rights}, section 34`,
    texts: { longDescription: "A fine home. Sorry, no DSS." },
  },
  {
    rule: "words-benefits",
    strength: "forbids",
    law: "Renting Homes (Wales) Act 2016",
    texts: { ...wales, longDescription: "Benefits not accepted." },
  },
  {
    rule: "words-benefits",
    strength: "forbids",
    law: "Private Housing (Tenancies) (Scotland) Act 2016",
    texts: { ...scotland, longDescription: "No housing benefit." },
  },
  {
    rule: "words-children",
    strength: "forbids",
    law: `${rights}, section 33`,
    texts: { displayFeatures: "Quiet house\nNo children" },
  },
  {
    rule: "words-equality",
    strength: "forbids",
    law: "Equality Act 2010",
    texts: { restrictions: "Female tenants only" },
  },
  {
    rule: "words-advance",
    strength: "forbids",
    law: `${rights}, sections 8 and 9`,
    texts: { longDescription: "Six months' rent in advance." },
  },
  {
    rule: "words-fees",
    strength: "forbids",
    law: fees,
    texts: { longDescription: "An admin fee of £150 applies." },
  },
  {
    rule: "words-fixed-term",
    strength: "forbids",
    law: notice,
    texts: { shortDescription: "Let for a fixed term of a year." },
  },
  {
    rule: "words-professionals",
    strength: "warns",
    law: `${rights}, section 34`,
    texts: { shortDescription: "Suits professionals." },
  },
  {
    rule: "words-pets",
    strength: "warns",
    law: "Housing Act 1988, section 16A",
    texts: { shortDescription: "No pets." },
  },
  {
    rule: "deposit-cap",
    strength: "forbids",
    law: `${fees}, schedule 1, paragraph 2`,
    texts: { deposit: "3635" },
    cure: { deposit: "3634" },
  },
  {
    rule: "deposit-cap",
    strength: "forbids",
    law: `${fees}, schedule 1, paragraph 2`,
    // £54,000 a year: six weeks.
    texts: { rentPcm: "4500", deposit: "6231" },
    cure: { rentPcm: "4500", deposit: "6230" },
  },
  {
    rule: "deposit-shown",
    strength: "warns",
    law: "Digital Markets, Competition and Consumers Act 2024, section 230",
    texts: { rentPcm: "4500", deposit: "6230" },
    cure: { rentPcm: "4500", deposit: "6230", longDescription: "The deposit is £6,230." },
  },
  {
    rule: "deposit-cap-scotland",
    strength: "forbids",
    law: "Rent (Scotland) Act 1984, section 90",
    texts: { ...scotland, deposit: "6301" },
    cure: { ...scotland, deposit: "6300" },
  },
  {
    rule: "holding-deposit",
    strength: "forbids",
    law: `${fees}, schedule 1, paragraph 3`,
    texts: { holdingDeposit: "727" },
    cure: { holdingDeposit: "726" },
  },
  {
    rule: "holding-deposit",
    strength: "forbids",
    law: "Renting Homes (Fees etc.) (Wales) Act 2019",
    texts: { ...wales, holdingDeposit: "727" },
    cure: { ...wales, holdingDeposit: "726" },
  },
  {
    rule: "holding-deposit-scotland",
    strength: "forbids",
    law: "Rent (Scotland) Act 1984, section 82",
    texts: { ...scotland, holdingDeposit: "1" },
    cure: { ...scotland, holdingDeposit: "0" },
  },
  {
    rule: "minimum-term",
    strength: "forbids",
    law: notice,
    texts: { minimumTerm: "12" },
    cure: { minimumTerm: "0" },
  },
  {
    rule: "pin-in-district",
    strength: "warns",
    law: "House rule",
    texts: { lat: "53.48", long: "-2.24" },
  },
  {
    rule: "place-agrees",
    strength: "warns",
    law: "House rule",
    texts: { city: "Manchester" },
  },
  {
    rule: "available-soon",
    strength: "warns",
    law: "House rule",
    texts: { availableFrom: "2206-12-12" },
  },
  {
    rule: "energy-agrees",
    strength: "warns",
    law: "House rule",
    texts: { epcRating: "B", epcCurrent: "63" },
    cure: { epcRating: "D", epcCurrent: "63" },
  },
  {
    rule: "door-in-address",
    strength: "forbids",
    law: "House rule",
    texts: { displayAddress: "Paragon Place (Flat 6), Islington" },
    cure: { displayAddress: "Paragon Place, Islington" },
  },
  {
    rule: "door-in-address",
    strength: "forbids",
    law: "House rule",
    texts: { displayAddress: "Paragon Place 14, Islington" },
  },
  {
    rule: "door-in-address",
    strength: "forbids",
    law: "House rule",
    texts: { name: "14 Paragon Place" },
    cure: { name: "14 rooms near Paragon Place" },
  },
  {
    rule: "door-hidden",
    strength: "warns",
    law: "House rule",
    texts: { shortDescription: "14 Paragon Place has a roof terrace." },
  },
];
