import type { Nation } from "./nations.ts";

interface AdvertRule {
  id: string;
  strength: "forbids" | "warns";
  nations: readonly Nation[];
  /** What must not be said. */
  words: RegExp;
  /** Why, for the person who wrote it. */
  why: string;
  law: Record<Nation, string>;
}

const all: readonly Nation[] = ["England", "Wales", "Scotland"];

const same = (law: string): Record<Nation, string> => ({ England: law, Wales: law, Scotland: law });

/** The Renters' Rights Act 2025 has a chapter on discrimination for each nation. */
const discrimination = (section: string): Record<Nation, string> => ({
  England: `Renters’ Rights Act 2025, section ${section}`,
  Wales: "Renters’ Rights Act 2025, part 1, chapter 4; Renting Homes (Wales) Act 2016",
  Scotland:
    "Renters’ Rights Act 2025, part 1, chapter 5; Private Housing (Tenancies) (Scotland) Act 2016",
});

const refused = String.raw`(?:no|not|without|sorry,? no|never|cannot (?:accept|take)|can(?:no|')t (?:accept|take)|do(?:es)? not (?:accept|take|suit)|do(?:es)?n['’]t (?:accept|take|suit)|unsuitable for|not (?:suitable|suited) for)`;

/** What an advert must not say. Words are looked for in every text that renters see. */
export const advertRules: readonly AdvertRule[] = [
  {
    id: "words-benefits",
    strength: "forbids",
    nations: all,
    words: new RegExp(
      String.raw`\b${refused}\s+(?:on\s+|people on\s+|tenants on\s+|any\s+)?(?:dss|dhss|lha|universal credit|housing benefits?|benefits?(?: claimants?)?|housing allowance)\b|\b(?:dss|dhss|benefits?)\s+(?:not accepted|not considered|need not apply)\b|\bworking (?:tenants|people|professionals) only\b`,
      "i",
    ),
    why: "turns away people who get benefits",
    law: discrimination("34"),
  },
  {
    id: "words-children",
    strength: "forbids",
    nations: all,
    words: new RegExp(
      String.raw`\b${refused}\s+(?:any\s+|young\s+)?(?:child(?:ren)?|kids|babies|toddlers|famil(?:y|ies))\b|\b(?:child(?:ren)?|kids)\s+(?:not accepted|not considered|not allowed|not permitted)\b|\badults only\b|\bchild[- ]free\b`,
      "i",
    ),
    why: "turns away people with children",
    law: discrimination("33"),
  },
  {
    id: "words-equality",
    strength: "forbids",
    nations: all,
    words:
      /\b(?:british|english|european|white|christian|muslim|female|male|girls?|boys?|ladies|men|women|straight|uk (?:nationals?|citizens?))(?: (?:tenants?|applicants?|people|persons?))? only\b|\bno (?:foreign(?:ers)?|immigrants|migrants|refugees|asylum seekers|blacks|asians|muslims|gypsies|travellers|disabled|wheelchairs?|guide dogs|assistance dogs)\b/i,
    why: "turns people away for what they are",
    law: same("Equality Act 2010, sections 13, 19 and 34"),
  },
  {
    id: "words-bidding",
    strength: "forbids",
    nations: ["England"],
    words:
      /\boffers? (?:over|above|in excess of|from|around|in the region of)\b|\boieo\b|\boiro\b|\bguide (?:price|rent)\b|\bbest and final\b|\bhighest (?:bid|offer)\b|\bbids? (?:over|from|invited)\b|\b(?:rent|price) on application\b|\bpoa\b|\brents? from £/i,
    why: "invites more than the one rent that is asked",
    law: same("Renters’ Rights Act 2025, section 56"),
  },
  {
    id: "words-advance",
    strength: "forbids",
    nations: ["England"],
    words:
      /\b(?:two|three|four|five|six|nine|twelve|[2-9]|1[0-2])(?:\s|-)?months?['’]?(?: of)? rent (?:up[- ]?front|in advance|required up[- ]?front)\b|\brent (?:payable |paid )?(?:six|twelve|6|12|three|3)[ -]?months(?:ly)? in advance\b/i,
    why: "asks for more than a month’s rent in advance",
    law: same("Renters’ Rights Act 2025, sections 8 and 9"),
  },
  {
    id: "words-fees",
    strength: "forbids",
    nations: all,
    words:
      /\b(?:admin(?:istration)?|referenc(?:e|ing)|check[- ]?in|check[- ]?out|inventory|renewal|agency|application|tenancy set[- ]?up) (?:fees?|charges?)(?! (?:free|none))\b(?<!\bno (?:\w+ )?fees?)(?<!\bno (?:\w+ )?charges?)/i,
    why: "speaks of a fee that renters can’t be asked for",
    law: {
      England: "Tenant Fees Act 2019, section 1",
      Wales: "Renting Homes (Fees etc.) (Wales) Act 2019, section 2",
      Scotland: "Rent (Scotland) Act 1984, section 82",
    },
  },
  {
    id: "words-fixed-term",
    strength: "forbids",
    nations: ["England"],
    words:
      /\b(?:fixed|minimum|initial)[- ](?:term|tenancy|let)\b|\b(?:six|twelve|[1-9]\d?)[- ]months?['’]? (?:minimum|fixed|let|tenancy|ast)\b|\bassured shorthold\b|\bbreak clause\b/i,
    why: "offers a fixed term, and tenancies have none any more",
    law: same("Housing Act 1988, section 16E(1)(a) (Renters’ Rights Act 2025, section 13)"),
  },
  {
    id: "words-professionals",
    strength: "warns",
    nations: all,
    words:
      /\bprofessionals? (?:only|couple only|tenants? only|person only)\b|\b(?:would )?suits? (?:a )?professionals?\b/i,
    why: "may turn away people who get benefits",
    law: discrimination("34"),
  },
  {
    id: "words-pets",
    strength: "warns",
    nations: ["England"],
    words:
      /\bno pets\b|\bpets (?:are )?not (?:allowed|permitted|accepted)\b|\bsorry,? no (?:dogs|cats|animals)\b/i,
    why: "rules pets out, though each request must be considered",
    law: same("Housing Act 1988, section 16A (Renters’ Rights Act 2025, section 11)"),
  },
];

/** The first words in a text that a rule is about. */
export function findWords(rule: AdvertRule, text: string): string | null {
  return rule.words.exec(text.replaceAll(/\s+/g, " "))?.[0] ?? null;
}
