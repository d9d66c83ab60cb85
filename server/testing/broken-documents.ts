import { type BrokenRule, scotland, wales } from "./broken-rules.ts";
import { createPublishFacts } from "./homes.ts";

const rights = "Renters’ Rights Act 2025";
const notice = "Housing Act 1988, section 16E";
const material = "Digital Markets, Competition and Consumers Act 2024";
const good = createPublishFacts();
const without = (kind: string) => ({
  certificates: good.certificates.filter((one) => one.kind !== kind),
});
const expired = (kind: string) => ({
  certificates: good.certificates.map((one) =>
    one.kind === kind ? { ...one, expiresOn: "2026-11-19" } : one,
  ),
});

/** Rules of papers, and of what a home must say. */
export const brokenPapers: BrokenRule[] = [
  {
    rule: "energy-rating",
    strength: "forbids",
    law: "Energy Efficiency (Private Rented Property)",
    texts: { epcRating: "F" },
    cure: { epcRating: "F", epcExemption: "PRS-1234" },
  },
  {
    rule: "energy-indicator",
    strength: "forbids",
    law: "reg. 11",
    texts: { epcRating: "unknown" },
  },
  { rule: "epc", strength: "forbids", law: "reg. 6 and 11", facts: without("epc") },
  { rule: "epc", strength: "forbids", law: "reg. 6 and 11", facts: expired("epc") },
  {
    rule: "papers-proven",
    strength: "warns",
    law: "House rule",
    facts: {
      certificates: good.certificates.map((one) =>
        one.kind === "gas" ? { ...one, reference: "", documentId: null } : one,
      ),
    },
    cure: { hasGas: "no" },
  },
  { rule: "gas-answered", strength: "forbids", law: "reg. 36", texts: { hasGas: "" } },
  {
    rule: "gas",
    strength: "forbids",
    law: "Gas Safety (Installation and Use) Regulations 1998, reg. 36",
    facts: expired("gas"),
    cure: { hasGas: "no" },
  },
  {
    rule: "electrics",
    strength: "forbids",
    law: "Electrical Safety Standards",
    facts: expired("eicr"),
  },
  {
    rule: "electrics",
    strength: "forbids",
    law: "Fitness for Human Habitation",
    texts: wales,
    facts: without("eicr"),
  },
  {
    rule: "electrics",
    strength: "forbids",
    law: "Housing (Scotland) Act 2006",
    texts: scotland,
    facts: without("eicr"),
  },
  {
    rule: "licence-answered",
    strength: "forbids",
    law: "Housing Act 2004",
    texts: { licence: "" },
  },
  {
    rule: "licence",
    strength: "forbids",
    law: "Housing Act 2004, sections 72 and 95",
    texts: { licence: "selective" },
    cure: { licence: "none" },
  },
  {
    rule: "licence-pending",
    strength: "warns",
    law: "Housing Act 2004, sections 72(4)",
    texts: { licence: "selective", licenceApplied: "yes" },
  },
  {
    rule: "registration",
    strength: "forbids",
    law: "Housing (Wales) Act 2014",
    texts: { nation: "Wales" },
    cure: wales,
  },
  {
    rule: "registration",
    strength: "forbids",
    law: "Private Rented Housing (Scotland) Act 2011",
    // Edinburgh.
    texts: { postcode: "EH1 1ZZ", nation: "" },
    cure: { postcode: "EH1 1ZZ", nation: "", registration: "123456/230/12345" },
  },
  {
    rule: "prs-number",
    strength: "forbids",
    law: `${rights}, sections 75 to 96`,
    facts: { needsPrsNumber: true },
    cure: { prsNumber: "PRS-77" },
  },
  {
    rule: "no-let",
    strength: "forbids",
    law: notice,
    texts: { possessionGround: "1A", possessionDate: "2025-11-21" },
    cure: { possessionGround: "1A", possessionDate: "2025-11-20" },
  },
  {
    rule: "no-let",
    strength: "forbids",
    law: notice,
    texts: { possessionGround: "1", possessionDate: "" },
  },
  {
    rule: "possession-answered",
    strength: "forbids",
    law: notice,
    texts: { possessionGround: "" },
  },
  {
    rule: "answered",
    strength: "forbids",
    law: `${material}, sections 227 and 230`,
    texts: { accessibility: "" },
    cure: { accessibility: "unknown" },
  },
  {
    rule: "council-tax",
    strength: "warns",
    law: `${material}, section 230`,
    texts: { councilTaxBand: "unknown" },
  },
  {
    rule: "description",
    strength: "warns",
    law: "House rule",
    texts: { longDescription: "Two rooms." },
  },
  {
    rule: "landlord-check",
    strength: "forbids",
    law: "Sanctions and Anti-Money Laundering Act 2018, section 3",
    facts: { landlordCheck: "match" },
  },
  {
    rule: "landlord-check",
    strength: "forbids",
    law: "and the regulations under it",
    texts: scotland,
    facts: { landlordCheck: "match", isFed: true },
  },
  {
    rule: "photos",
    strength: "warns",
    law: "House rule",
    facts: { media: good.media.slice(1) },
  },
  {
    rule: "floorplan",
    strength: "warns",
    law: "House rule",
    facts: { media: good.media.filter(({ kind }) => kind === "photo") },
  },
];
