import type { HomeStanding } from "./home-standing.ts";
import type { DocumentKind } from "../documents/document.ts";
import {
  type Certificate,
  type CertificateKind,
  certificateKinds,
  findCertificate,
  getCertificateState,
  isNeeded,
  type DocumentNeeds,
} from "../listings/certificates/certificates.ts";

export interface LandlordHas {
  certificates: readonly Certificate[];
  /** What they have sent, looked at or not. */
  sent: readonly DocumentKind[];
  needs: DocumentNeeds;
  /** As the advert shows it, such as `D (60)`. Null: unknown. */
  energyRating: string | null;
  /** What the steps of its tenancy record as given to the tenants: the office has it. */
  given: readonly CertificateKind[];
  standing: HomeStanding;
  /** London's. */
  today: string;
}

/** What the law wants a paper before. */
export type NeededBy = "marketing" | "keys";

export interface WantedDocument {
  kind: DocumentKind;
  text: string;
  /** What we have of it already, and what is missing. Empty where we have nothing. */
  lack: string;
  isSent: boolean;
  /** Null: no law asks for it. */
  neededBy: NeededBy | null;
  /** The same in words. Empty where no law does. */
  need: string;
}

const papers = {
  epc: {
    kind: "energy-certificate",
    // Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6.
    neededBy: "marketing",
    // Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23.
    text: "Rated E or better, and less than 10 years old",
  },
  // Gas Safety (Installation and Use) Regulations 1998, reg. 36(6): given before the tenant moves in.
  gas: { kind: "gas-certificate", neededBy: "keys", text: "Less than a year old" },
  // Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, reg. 3(3).
  eicr: { kind: "electrical-report", neededBy: "keys", text: "Less than 5 years old" },
  // Housing Act 2004, sections 72 and 95.
  licence: {
    kind: "licence",
    neededBy: "keys",
    text: "From the council, for letting this property",
  },
  insurance: {
    kind: "insurance",
    neededBy: null,
    text: "Must cover let property (landlord insurance)",
  },
} as const satisfies Record<string, Omit<WantedDocument, "isSent" | "need" | "lack">>;

const missingProofs: Record<CertificateKind, string> = {
  gas: "its record number or file",
  eicr: "the report itself",
  epc: "its certificate number or file",
  licence: "its number or file",
  insurance: "its policy number or file",
};

/**
 * What a landlord will be asked for next, by what the home lacks. What has run out is no lack: it is
 * renewed. What we know by its dates or number alone is asked for, as the agency can't show it to anybody.
 */
export function listWantedDocuments({
  certificates,
  sent,
  given,
  needs,
  energyRating,
  standing,
  today,
}: LandlordHas): WantedDocument[] {
  const lacking = certificateKinds
    .filter((kind) => !given.includes(kind))
    .filter((kind) => isLacking(findCertificate(certificates, kind), today))
    // Nobody has said so far that the home needs a licence.
    .filter((kind) => isNeeded({ kind }, needs) && !(kind === "licence" && needs.licence === ""))
    .map((kind) => ({
      ...papers[kind],
      ...(kind === "gas" &&
        needs.hasGas === "" && {
          text: `${papers.gas.text}. You don’t need one if the property has no gas`,
        }),
      lack: describeLack(kind, findCertificate(certificates, kind) !== null, energyRating),
    }));
  const proof = {
    kind: "ownership",
    neededBy: null,
    text: "Such as a copy of the title or a bill",
    lack: "",
  } as const;
  // Whose a home is was looked up before it was advertised.
  return [...lacking, ...(standing === "before" ? [proof] : [])].map((paper) => ({
    ...paper,
    text: paper.lack || paper.text,
    need: paper.neededBy === null ? "" : describeNeed(paper.neededBy, standing),
    isSent: sent.includes(paper.kind),
  }));
}

/** A certificate is in order with its file or its number: what we have besides is said, not asked for again. */
function describeLack(kind: CertificateKind, hasDates: boolean, energyRating: string | null) {
  const rating = kind === "epc" ? energyRating : null;
  if (rating === null && !hasDates) return "";
  const has = rating === null ? "We have its dates" : `We have the rating, ${rating}`;
  return `${has}, but not ${missingProofs[kind]}`;
}

/** An advert goes on only with its certificate, and tenants get theirs before the keys. */
function describeNeed(neededBy: NeededBy, standing: HomeStanding): string {
  if (standing === "moved-in" || standing === "let-agreed")
    return "Required by law for a let property";
  if (standing === "progressing" || neededBy === "keys")
    return "Required by law before the keys are handed over";
  return standing === "live"
    ? "Required by law while we advertise your property"
    : "Required by law before we advertise";
}

function isLacking(certificate: Certificate | null, today: string): boolean {
  return ["missing", "unproven"].includes(getCertificateState(certificate, today));
}
