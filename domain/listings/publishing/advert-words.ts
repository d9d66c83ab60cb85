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

const verbs = "(?:accept|take|suit|consider|allow|house)";
const refused = String.raw`(?:no(?: to)?|non|nobody|not(?: be| for| open to| available to)?|without|never|(?:can|do|does|will|wo|would)(?:n't| ?not|'t)\s+${verbs}|(?:unable|not able) to\s+${verbs}|not (?:accepting|taking)|unsuitable for|not (?:suitable|suited) for)`;
/** What adverts turn away in one breath: “no smokers, pets or ...”. */
const oftenRefused = String.raw`(?:pets?|dogs?|cats?|animals?|smok(?:ers?|ing)|vap(?:ers?|ing)|sharers?|students?|couples|parties|d\.?s\.?s\.?|lha|uc|(?:housing )?benefits?|children|kids|families)`;
const alsoRefused = String.raw`${oftenRefused}(?:\s*[,/&]\s*(?:or\s+|and\s+)?|\s+(?:or|nor|and)\s+)`;
const whoever = String.raw`(?:any\s+)?(?:(?:one|people|persons?|tenants?|applicants?|renters?|couples?|those)\s+)?(?:(?:on|with|receiving|claiming|in receipt of)\s+)?(?:any\s+|young\s+|small\s+)?`;
const notTaken = String.raw`\s+(?:(?:tenants?|applicants?|claimants?|people|renters?)\s+)?(?:(?:are|is|will)\s+)?(?:not\s+(?:be\s+)?(?:accepted|considered|allowed|permitted|taken|suitable|welcome)|unwelcome|need not apply)\b`;
/** After a mere comma another thing may be said: “no pets, families preferred”. */
const isLast = String.raw`(?=\s*(?:$|[.,;:!?)/&]|(?:or|and|nor|please|at)\b))(?![^.;:!?]{0,30}\b(?:welcome|preferred|considered|accepted)\b)`;
/** Without a comma, too, if nothing else follows: “no pets kids dss”, but “no smokers Benefits: a garden”. */
const isLastInRow = String.raw`(?=(?:\s+${oftenRefused}(?![a-z']))*\s*(?:$|[.,;!)/&]|(?:or|and|nor|please)\b))(?![^.;:!?]{0,30}\b(?:welcome|preferred|considered|accepted)\b)`;
/** What is near a home is no renter: “girls only school”. */
const only = String.raw`[ -]only\b(?! (?:schools?|grammar|colleges?|gyms?|pools?|clubs?|spas?|bars?|sessions?|menus?)\b)`;

/** In every order in which adverts say it: “no X”, “no pets or X”, “X not accepted”. */
function turnsAway(who: string, ...others: string[]): RegExp {
  const isWord = "(?![a-z'])";
  const whom = `${whoever}${who}${isWord}`;
  return new RegExp(
    [
      String.raw`\b${refused}[\s-]+${whom}`,
      String.raw`\b${refused}\s+(?:${alsoRefused})+(?:(?<!,\s?)${whom}(?!\s+(?:(?:are|is)\s+)?welcome)|${whom}${isLast})`,
      String.raw`\b${refused}\s+(?:${oftenRefused}\s+)+${whom}${isLastInRow}`,
      String.raw`\b${who}${notTaken}`,
      ...others,
    ].join("|"),
    "i",
  );
}

/** An advert may say what it does not ask for: “there is no fixed term”. */
const unlessDenied = String.raw`(?<!(?:\b(?:no|not|never|without|cannot)|n't) (?:(?:an?|any|accept|take|invite|ask for) )?)`;

const months = "(?:two|three|four|five|six|nine|twelve|[2-9]|1[0-2])";

/** What an advert must not say. Words are looked for in every text that renters see. */
export const advertRules: readonly AdvertRule[] = [
  {
    id: "words-benefits",
    strength: "forbids",
    nations: all,
    words: turnsAway(
      // A home that does not “benefit from” parking turns nobody away.
      String.raw`(?:d\.?s\.?s\.?|dhss|lha|universal[ -]credit|u\.?c\.?|(?:(?:housing|state)[ -])?benefits?(?: claimants?)?(?! (?:from|of|by|to|in|into|includ\w+)\b)|claimants?|housing allowance)`,
      String.raw`\b(?:working|employed) (?:tenants?|people|persons?|professionals?|applicants?|couples?)${only}`,
      String.raw`\bprofessionals?(?: (?:couples?|tenants?|lets?|persons?|people|sharers?))?${only}`,
    ),
    why: "turns away people who get benefits",
    law: discrimination("34"),
  },
  {
    id: "words-children",
    strength: "forbids",
    nations: all,
    words: turnsAway(
      String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|infants|toddlers|minors|teenagers|families|family(?!(?: (?:bath|room|kitchen|home|house|car|run|owned)|-))|under[- ]?(?:18|16|eighteen|sixteen)s?)`,
      String.raw`\b(?:adults?(?: (?:households?|tenants?))?|over[- ]?(?:18|21|eighteen)s?|(?:18|21)\+)${only}|\bchild[- ]?free\b`,
    ),
    why: "turns away people with children",
    law: discrimination("33"),
  },
  {
    id: "words-equality",
    strength: "forbids",
    nations: all,
    words: new RegExp(
      [
        String.raw`\b(?:british|english|irish|polish|european|white|asians?|indians?|christians?|muslims?|hindus?|sikhs?|jewish|females?|males?|girls?|boys?|lad(?:y|ies)|gentlem[ae]n|m[ae]n|wom[ae]n|straight|gay|uk (?:nationals?|citizens?))(?: (?:tenants?|applicants?|people|persons?|famil(?:y|ies)|households?|sharers?|couples?|professionals?|students?|speakers?))?${only}`,
        // “No wheelchair access” is what renters need to know.
        String.raw`\bno (?:irish|gays?|lesbians?|foreign(?:ers)?|immigrants|migrants|refugees|asylum seekers|blacks|asians|muslims?|jews|jewish|hindus?|sikhs?|roma|gypsies|travellers|pregnant|(?:disabled|wheelchairs?)(?!(?: users?')? (?:access|parking|facilities|toilets?|ramps?|lifts?))|guide dogs|assistance dogs)\b`,
      ].join("|"),
      "i",
    ),
    why: "turns people away because of who they are",
    law: same("Equality Act 2010, sections 13, 19 and 34"),
  },
  {
    id: "words-bidding",
    strength: "forbids",
    nations: ["England"],
    // A garden that “offers over 900 sq ft” invites nobody to bid.
    words: new RegExp(
      [
        String.raw`${unlessDenied}\boffers? (?:over|above|in excess of|from|around|in the region of)(?=\s*(?:$|[.,;!)]|(?:the )?(?:asking|advertised|guide|rent)\b|(?:£|gbp ?)?\d[\d,.]*(?!\d| ?(?:sq|m2|m²|feet|foot|ft|met(?:re|er)s?|acres?|years?)|[.,]\d)))`,
        String.raw`${unlessDenied}\b(?:oieo|oiro|guide (?:price|rent)|best and final|sealed (?:bids?|offers?)|highest (?:bid|offer)|bids? (?:over|from|invited)|(?:rent|price) on application|poa)\b`,
        String.raw`\bbest offers?\b(?! in\b)|\brents? from £`,
      ].join("|"),
      "i",
    ),
    why: "invites offers above the advertised rent",
    law: same("Renters’ Rights Act 2025, section 56"),
  },
  {
    id: "words-advance",
    strength: "forbids",
    nations: ["England"],
    words: new RegExp(
      String.raw`\b${months}[\s-]?months?'?(?: of)?(?: rent)? (?:required )?up[- ]?front\b|\b${months}[\s-]?months?'?(?: of)? rent in advance\b|\b(?:a|one|full|whole) year'?s?(?: of)?(?: rent)? up[- ]?front\b|\b(?:a|one|full|whole) year'?s?(?: of)? rent in advance\b|\brent (?:payable |paid )?(?:six|twelve|6|12|three|3)[ -]?months(?:ly)? in advance\b`,
      "i",
    ),
    why: "asks for more than a month’s rent in advance",
    law: same("Renters’ Rights Act 2025, sections 8 and 9"),
  },
  {
    id: "words-fees",
    strength: "forbids",
    nations: all,
    words:
      /\b(?:admin(?:istration)?|referenc(?:e|ing)|check[- ]?in|check[- ]?out|inventory|renewal|agency|application|tenancy set[- ]?up) (?:fees?|charges?)(?! (?:free|none))\b(?<!\bno (?:[\w-]+ ){0,3}(?:fees?|charges?))/i,
    why: "mentions a fee that renters can’t be charged",
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
    words: new RegExp(
      String.raw`${unlessDenied}\b(?:(?:fixed|minimum|initial)[- ](?:term|tenancy|let)|(?:six|twelve|[1-9]\d?)[- ]months?'? (?:minimum|fixed|let|tenancy|contract|lease|ast)|min(?:imum)?(?: of)? (?:six|twelve|[1-9]\d?)[- ]months?|assured shorthold|break clause)\b`,
      "i",
    ),
    why: "offers a fixed term, which tenancies no longer have",
    law: same("Housing Act 1988, section 16E(1)(a) (Renters’ Rights Act 2025, section 13)"),
  },
  {
    id: "words-professionals",
    strength: "warns",
    nations: all,
    words:
      /\b(?:would )?suits? (?:a )?professionals?\b|\b(?:tenants?|applicants?) must be (?:employed|working|in (?:full[- ]time )?(?:work|employment))\b/i,
    why: "may turn away people who get benefits",
    law: discrimination("34"),
  },
  {
    id: "words-pets",
    strength: "warns",
    nations: ["England"],
    words:
      /\bno pets\b|\bpets (?:are )?not (?:allowed|permitted|accepted)\b|\bsorry,? no (?:dogs|cats|animals)\b/i,
    why: "rules out pets, though each request must be considered",
    law: same("Housing Act 1988, section 16A (Renters’ Rights Act 2025, section 11)"),
  },
];

/** The first words in a text that a rule is about, as they were written. */
export function findWords(rule: AdvertRule, text: string): string | null {
  const line = text.replaceAll(/\s+/g, " ");
  // One for one, so that a place in the one is the same place in the other.
  const found = rule.words.exec(line.replaceAll(/[‘’`]/g, "'"));
  return found && line.slice(found.index, found.index + found[0].length);
}
