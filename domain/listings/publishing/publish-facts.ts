import { formatNumericDate } from "../../shared/dates.ts";
import type { District } from "../../places/district-reach.ts";
import {
  type Certificate,
  type CertificateKind,
  findCertificate,
} from "../certificates/certificates.ts";
import type { HomeFieldName, HomeTexts } from "../facts/home-fields.ts";
import type { MediaKind } from "../listing.ts";
import { textFacts } from "../facts/material-facts.ts";
import { findNation, type Nation, nations } from "./nations.ts";
import { readPounds } from "../facts/read-home.ts";

/** All that the rules of publishing look at. */
export interface PublishFacts {
  texts: HomeTexts;
  media: readonly { kind: MediaKind; caption?: string }[];
  certificates: readonly Certificate[];
  /** A home of a feed: what the other system keeps, the office can't be asked for. */
  isFed: boolean;
  /** What the rent was before a feed changed it by more than half. Null: no feed has. */
  rentBeforeJump: number | null;
  /** What the check of its landlord on the UK sanctions list found. Null: nobody looked yet. */
  landlordCheck: "clear" | "match" | null;
  /** Whether the PRS database is in force for adverts (`PRS_DATABASE`). */
  needsPrsNumber: boolean;
  /** Where homes of the postcode are; null for one that the site doesn't know. */
  district: District | null;
  /** London's date. */
  today: string;
}

export function getNation({ nation, postcode }: HomeTexts): Nation {
  return nations.find((one) => one === nation) ?? findNation(postcode);
}

export function getRent({ texts }: Pick<PublishFacts, "texts">): number | null {
  return readPounds(texts.rentPcm) || null;
}

/** Null where a paper is in order, else what to say of it. */
export function findDocumentProblem(
  { certificates, today, isFed }: PublishFacts,
  kind: CertificateKind,
  name: string,
): string | null {
  const paper = findCertificate(certificates, kind);
  // The other system keeps its own papers, until one of them is kept here.
  if (paper === null) return isFed ? null : `${name} is missing.`;
  return paper.expiresOn < today
    ? `${name} expired on ${formatNumericDate(paper.expiresOn)}.`
    : null;
}

/** Texts of an advert that renters read. */
export const advertTexts: readonly HomeFieldName[] = [
  "name",
  "displayAddress",
  "shortDescription",
  "longDescription",
  "displayFeatures",
  ...textFacts,
];
