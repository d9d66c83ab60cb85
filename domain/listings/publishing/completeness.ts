import { getCertificateState, findCertificate } from "../certificates/certificates.ts";
import { type HomeFieldName, listFields } from "../facts/home-fields.ts";
import { getPlainFact, plainFactNames } from "../facts/plain-facts.ts";
import { getRent, type PublishFacts } from "./publish-facts.ts";
import { checkHomeText } from "../facts/read-home.ts";

/** What is said of them in any case. */
const rooms = plainFactNames.filter((name) => {
  const { section, needed, mustBeAnswered } = getPlainFact(name);
  return section === "basics" && (needed !== undefined || mustBeAnswered);
});

/**
 * Which parts of a home are done: address, pin, rooms, rent, dates, summary, description, features,
 * photos, floor plan, certificates, material information.
 */
export function listProgressBlocks(facts: PublishFacts): boolean[] {
  const { texts, media, certificates, today } = facts;
  const isFilled = (...names: HomeFieldName[]) =>
    names.every((name) => texts[name] !== "" && checkHomeText(name, texts[name]) === null);
  const material = listFields("material");
  const isAnswered = (name: HomeFieldName) =>
    // Points follow from the certificate, and many homes have none to give.
    name === "epcCurrent" || name === "epcPotential" || isFilled(name);
  const isGood = (kind: "epc" | "eicr" | "gas") => {
    const state = getCertificateState(findCertificate(certificates, kind), today);
    return state === "valid" || state === "soon";
  };
  return [
    isFilled("name", "area", "city", "displayAddress", "address", "postcode"),
    isFilled("lat", "long"),
    isFilled(...rooms),
    getRent(facts) !== null,
    checkHomeText("availableFrom", texts.availableFrom) === null,
    isFilled("shortDescription"),
    isFilled("longDescription") && texts.longDescription.length >= 200,
    isFilled("displayFeatures"),
    media.filter(({ kind }) => kind === "photo").length >= 5,
    media.some(({ kind }) => kind === "floorplan"),
    isGood("epc") && isGood("eicr") && (texts.hasGas === "no" || isGood("gas")),
    material.every(isAnswered),
  ];
}

export function countProgressBlocks(facts: PublishFacts): number {
  return listProgressBlocks(facts).filter(Boolean).length;
}
