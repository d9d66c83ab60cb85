import type { Agency } from "../../agency/agency.ts";
import { describeUnprintable, dropPictures } from "../../shared/text/paper-characters.ts";
import { formatNumericDate } from "../../shared/dates.ts";
import { formatPounds, formatSterling } from "../../shared/money.ts";
import { nameDepositPence } from "../money/payment-caps.ts";
import { countRenamings } from "./confirmed-names.ts";
import type { TenancyLandlord } from "../tenancy-action.ts";
import type { Tenancy } from "../tenancy.ts";

/** Papers that are made here from a text with a version. */
export const documentKinds = ["written-statement", "agreement"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentTitles: Record<DocumentKind, string> = {
  "written-statement": "Written statement of terms",
  agreement: "Tenancy agreement",
};

/** A paper in words: headings with their paragraphs, in order. */
export interface TenancyDocument {
  title: string;
  /** Name and version of its text, kept with each file that was made from it. */
  template: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** In pounds a year. Above it no tenancy is an assured one (Housing Act 1988, schedule 1, paragraph 2). */
const assuredRentLimit = 100_000;

/** Both papers say that the tenancy is an assured one. */
export function isRentAssured(rentPcm: number): boolean {
  return 12 * rentPcm <= assuredRentLimit;
}

export interface DocumentFacts {
  agency: Agency;
  landlord: { name: string; address: string };
  tenants: string[];
  occupiers: string[];
  guarantors: string[];
  homeAddress: string;
  startsOn: string;
  rentPcm: number;
  /** Null for a home without deposit. */
  depositPence: number | null;
  scheme: string;
  pets: string | null;
  requests: string;
  furnishing: string | null;
}

/**
 * Versions of the texts: a change makes a new one, so that every paper says which it was made from.
 * The written statement says what the Housing Act 1988, section 16D, and SI 2026/324 ask for.
 */
const versions: Record<DocumentKind, string> = {
  "written-statement": "written-statement 2026-11-29",
  agreement: "agreement 2026-11-29",
};

export function writeTenancyDocument(kind: DocumentKind, facts: DocumentFacts): TenancyDocument {
  const sections = kind === "agreement" ? writeAgreement(facts) : writeStatement(facts);
  return { title: documentTitles[kind], template: versions[kind], sections };
}

function writeStatement(facts: DocumentFacts): TenancyDocument["sections"] {
  return [
    {
      heading: "What this is",
      paragraphs: [
        "Your landlord must give you this statement before you enter into the tenancy (Housing Act 1988, section 16D, inserted by the Renters’ Rights Act 2025). Read it before you sign anything, and keep it.",
      ],
    },
    ...writeTerms(facts),
    ...writeDuties(),
  ];
}

function writeAgreement(facts: DocumentFacts): TenancyDocument["sections"] {
  const { tenants, landlord, guarantors } = facts;
  return [
    {
      heading: "Agreement",
      paragraphs: [
        `${landlord.name} lets the home named below to ${joinNames(tenants)} as an assured periodic tenancy under the Housing Act 1988.`,
        tenants.length > 1
          ? "The tenants are together and each alone responsible for all that this agreement asks of them."
          : "The tenant is responsible for all that this agreement asks.",
        ...(guarantors.length > 0
          ? [
              `${joinNames(guarantors)} guarantees what the tenants owe, in a paper of its own. A guarantee ends with the death of the tenant for whom it was given.`,
            ]
          : []),
      ],
    },
    ...writeTerms(facts),
    {
      heading: "What the tenants promise",
      paragraphs: [
        "To pay the rent when it is due, and the council tax, energy, water and communication services that they use.",
        "To live in the home as their only or main home, to keep it reasonably clean, and to tell the landlord or the agency of repairs that are needed.",
        "Not to sublet it, and not to do there what disturbs neighbours or is against the law.",
        "To let the landlord and the agency in at reasonable times for repairs and inspections, with at least 24 hours’ written notice, except in an emergency.",
      ],
    },
    ...writeDuties(),
    {
      heading: "Signatures",
      paragraphs: [
        "This agreement begins once the landlord and every tenant have signed it. No rent may be asked for or taken before.",
      ],
    },
  ];
}

function writeTerms(facts: DocumentFacts): TenancyDocument["sections"] {
  const { agency, landlord, tenants, occupiers, homeAddress, startsOn, rentPcm } = facts;
  const { depositPence, scheme, furnishing, pets, requests } = facts;
  const day = Number(startsOn.slice(8));
  return [
    {
      heading: "Landlord, tenants and home",
      paragraphs: [
        `Landlord: ${landlord.name}. Address in England or Wales for notices (Landlord and Tenant Act 1987, section 48): ${landlord.address}.`,
        `Agent: ${agency.legalName}, ${agency.postalAddress.join(", ")}, ${agency.phone}, ${agency.email}.`,
        `Tenants: ${joinNames(tenants)}.`,
        ...(occupiers.length > 0 ? [`Also living there: ${joinNames(occupiers)}.`] : []),
        `Home: ${homeAddress}${furnishing === null ? "" : `, ${furnishing.toLowerCase()}`}.`,
      ],
    },
    {
      heading: "Start and length",
      paragraphs: [
        `The tenancy begins on ${formatNumericDate(startsOn)} and runs from month to month. It has no fixed end.`,
      ],
    },
    {
      heading: "Rent",
      paragraphs: [
        `${formatPounds(rentPcm)} a calendar month, due on day ${day} of each month, or on the month’s last day where it is shorter. At most one month’s rent is due before the tenancy begins, and only after everybody has signed.`,
        "The rent can be raised at most once a year, by a notice under the Housing Act 1988, section 13, of at least two months. The tenants may ask the First-tier Tribunal to look at it.",
        "Council tax, gas, electricity, water and sewerage, television licence, telephone and internet are not included in the rent. The tenants pay them to the council and the suppliers, and nothing of them to the landlord.",
      ],
    },
    {
      heading: "Deposit",
      paragraphs:
        depositPence === null
          ? ["No deposit is taken."]
          : [
              `The deposit is ${formatSterling(depositPence)}. It is protected with ${scheme} and the prescribed information is given within 30 days of its receipt (Housing Act 2004, section 213).`,
            ],
    },
    {
      heading: "How it ends",
      paragraphs: [
        "The tenants may end it at any time with at least two months’ written notice that ends with a rent period.",
        "The landlord can end it only on a ground of the Housing Act 1988, schedule 2, with a notice under section 8 and, if the tenants do not leave, an order of the court.",
      ],
    },
    {
      heading: "Pets and wishes",
      paragraphs: [
        "The tenants may ask to keep a pet. The landlord must answer in writing within 28 days and may refuse only with good reason (Housing Act 1988, section 16A).",
        ...writeWish("Asked for with the offer", pets ?? "", "."),
        ...writeWish("Also asked for with the offer", requests, ""),
      ],
    },
  ];
}

/** As the renter wrote it, in any letters. None of it is refused: the offer keeps it. */
function writeWish(what: string, wish: string, end: string): string[] {
  const words = dropPictures(wish).trim();
  if (words === "") return [];
  if (describeUnprintable(words) !== null)
    return [`${what}, written in a script that this document cannot show. See the offer.`];
  return [`${what}: ${words}${end}`];
}

/** What a paper can't show of the home's address and the agency's details. Null where it shows all. */
export function describeUnprintableFacts({
  homeAddress,
  agency,
}: Pick<DocumentFacts, "homeAddress" | "agency">): string | null {
  const { legalName, postalAddress, phone, email } = agency;
  const texts = [homeAddress, legalName, ...postalAddress, phone, email];
  return texts.map(describeUnprintable).find((problem) => problem !== null) ?? null;
}

function writeDuties(): TenancyDocument["sections"] {
  return [
    {
      heading: "What the landlord must do",
      paragraphs: [
        "Keep structure, outside, and installations for water, gas, electricity, sanitation and heating in repair (Landlord and Tenant Act 1985, section 11), and the home fit for people to live in (section 9A).",
        "Have gas appliances checked each year and give the record (Gas Safety (Installation and Use) Regulations 1998), have the electrical installation inspected at least every five years and give the report (Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020), and keep smoke and carbon monoxide alarms (Regulations of 2015 and 2022).",
        "Allow changes that a disabled tenant reasonably asks for (Equality Act 2010, section 190).",
      ],
    },
  ];
}

function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What somebody agrees to by signing on their page, kept word for word with the signature. */
export const signingConsent =
  "I have read this agreement to its end. I want to sign it electronically: by typing my name here I sign it as I would on paper, and I agree that this is as binding.";

type Terms = Pick<
  Tenancy,
  "startsOn" | "rentPcm" | "takesDeposit" | "depositPence" | "people" | "steps"
>;

/** Who lets the home, and which of the checks of them an agreement names. */
export interface StampedLandlord {
  landlordId: string | null;
  landlord: Pick<TenancyLandlord, "checked"> | null;
}

/**
 * What an agreement says that can change before it is signed, to be kept with it: the same text as long
 * as it says what the tenancy says. Without names, so that it is about nobody once the tenancy is erased: that
 * somebody was checked anew under another name is counted.
 */
export function stampTerms(tenancy: Terms, { landlordId, landlord }: StampedLandlord): string {
  const { startsOn, rentPcm, people } = tenancy;
  const depositPence = tenancy.takesDeposit ? nameDepositPence(tenancy) : null;
  const parties = people.map(({ id, role }) => {
    const renamings = countRenamings(tenancy, id);
    return renamings === 0 ? [id, role] : [id, role, renamings];
  });
  const version = landlord?.checked?.version ?? 0;
  const lets = version === 0 ? landlordId : [landlordId, version];
  return JSON.stringify([lets, startsOn, rentPcm, depositPence, parties]);
}
