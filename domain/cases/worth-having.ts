import type { DocumentKind } from "../documents/document.ts";
import {
  type Certificate,
  certificateKinds,
  findCertificate,
  isNeeded,
  type PaperNeeds,
} from "../listings/certificates.ts";

export interface LandlordHas {
  certificates: readonly Pick<Certificate, "kind" | "issuedOn" | "expiresOn">[];
  /** What they have sent, looked at or not. */
  sent: readonly DocumentKind[];
  needs: PaperNeeds;
  /** It was advertised: whose it is was looked up before. */
  isAdvertised: boolean;
}

interface WorthHaving {
  kind: DocumentKind;
  text: string;
  isSent: boolean;
}

const papers = {
  epc: {
    kind: "energy-certificate",
    // Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23.
    text: "Rated E or better, and not older than ten years",
  },
  gas: { kind: "gas-certificate", text: "Not older than a year" },
  eicr: { kind: "electrical-report", text: "Not older than five years" },
  licence: { kind: "licence", text: "The council’s, for letting this home" },
  insurance: { kind: "insurance", text: "One that covers a home that is let" },
} as const satisfies Record<string, { kind: DocumentKind; text: string }>;

/** What a landlord will be asked for next, by what the home lacks. What has run out is no lack: it is renewed. */
export function listWorthHaving({
  certificates,
  sent,
  needs,
  isAdvertised,
}: LandlordHas): WorthHaving[] {
  const lacking = certificateKinds
    .filter((kind) => findCertificate(certificates, kind) === null)
    // Nobody has said so far that the home needs a licence.
    .filter((kind) => isNeeded({ kind }, needs) && !(kind === "licence" && needs.licence === ""))
    .map((kind) => ({
      ...papers[kind],
      ...(kind === "gas" &&
        needs.hasGas === "" && { text: `${papers.gas.text}. A home without gas needs none` }),
    }));
  const proof = { kind: "ownership", text: "Such as a copy of the title, or a bill" } as const;
  return [...lacking, ...(isAdvertised ? [] : [proof])].map((paper) => ({
    ...paper,
    isSent: sent.includes(paper.kind),
  }));
}
