import { listUnprovenCertificates } from "../certificates/certificate-chase.ts";
import {
  certificateNames,
  certificateProofs,
  findCertificate,
} from "../certificates/certificates.ts";
import { unknown } from "../facts/home-fields.ts";
import { findDocumentProblem } from "./publish-facts.ts";
import { fault, type PublishRule } from "./publish-rule.ts";

/** Certificates, licences and numbers that a home must have. */
export const documentRules: readonly PublishRule[] = [
  {
    id: "energy-rating",
    strength: "forbids",
    nations: ["England", "Wales"],
    law: "Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23",
    check({ texts }) {
      const isTooLow = texts.epcRating === "F" || texts.epcRating === "G";
      const message = `The energy rating is ${texts.epcRating}. It must be E or better, or have a registered exemption.`;
      return fault(isTooLow && texts.epcExemption === "" ? message : null, "epcRating");
    },
  },
  {
    id: "energy-indicator",
    strength: "forbids",
    ownOnly: true,
    law: {
      England: "Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 11",
      Wales: "Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 11",
      Scotland: "Energy Performance of Buildings (Scotland) Regulations 2008, reg. 5A",
    },
    check: ({ texts }) =>
      fault(
        texts.epcRating === "" || texts.epcRating === unknown
          ? "The advert doesn’t give the energy rating."
          : null,
        "epcRating",
      ),
  },
  {
    id: "epc",
    strength: "forbids",
    law: {
      England:
        "Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6 and 11",
      Wales: "Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6 and 11",
      Scotland: "Energy Performance of Buildings (Scotland) Regulations 2008, reg. 5",
    },
    check: (facts) =>
      fault(
        findDocumentProblem(facts, "epc", `The ${certificateNames.epc.toLowerCase()}`),
        "documents",
      ),
  },
  {
    id: "gas-answered",
    strength: "forbids",
    ownOnly: true,
    law: "Gas Safety (Installation and Use) Regulations 1998, reg. 36",
    check: ({ texts }) =>
      fault(texts.hasGas === "" ? "Confirm whether the property has gas." : null, "hasGas"),
  },
  {
    id: "gas",
    strength: "forbids",
    law: "Gas Safety (Installation and Use) Regulations 1998, reg. 36",
    check: (facts) =>
      facts.texts.hasGas === "no"
        ? []
        : facts.texts.hasGas === "" && findCertificate(facts.certificates, "gas") === null
          ? []
          : fault(
              findDocumentProblem(facts, "gas", `The ${certificateNames.gas.toLowerCase()}`),
              "documents",
            ),
  },
  {
    id: "electrics",
    strength: "forbids",
    law: {
      England:
        "Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, reg. 3",
      Wales: "Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022, reg. 6",
      Scotland: "Housing (Scotland) Act 2006, section 19A",
    },
    check: (facts) =>
      fault(
        findDocumentProblem(facts, "eicr", `The ${certificateNames.eicr.toLowerCase()}`),
        "documents",
      ),
  },
  {
    // No law forbids an advert for it, so that an owner can let it pass.
    id: "papers-proven",
    strength: "warns",
    law: "House rule",
    check: ({ certificates, texts, today }) =>
      listUnprovenCertificates(certificates, texts, today).flatMap(({ kind }) =>
        fault(
          `We only have the dates of the ${certificateNames[kind].toLowerCase()}. ${certificateProofs[kind]}.`,
          "documents",
        ),
      ),
  },
  {
    id: "licence-answered",
    strength: "forbids",
    nations: ["England"],
    ownOnly: true,
    law: "Housing Act 2004, sections 61 and 85",
    check: ({ texts }) =>
      fault(
        texts.licence === "" ? "Confirm whether the property needs a licence." : null,
        "licence",
      ),
  },
  {
    id: "licence",
    strength: "forbids",
    nations: ["England"],
    law: "Housing Act 2004, sections 72 and 95",
    check(facts) {
      const { licence, licenceApplied } = facts.texts;
      if (licence === "none" || licence === "" || licenceApplied === "yes") return [];
      return fault(findDocumentProblem(facts, "licence", `The ${licence} licence`), "documents");
    },
  },
  {
    id: "licence-pending",
    strength: "warns",
    nations: ["England"],
    law: "Housing Act 2004, sections 72(4) and 95(3): an application that is pending is a defence",
    check(facts) {
      const { licence, licenceApplied } = facts.texts;
      if (licence === "none" || licence === "" || licenceApplied !== "yes") return [];
      const problem = findDocumentProblem({ ...facts, isFed: false }, "licence", "The licence");
      return fault(problem && "The licence has been applied for but not granted.", "licence");
    },
  },
  {
    id: "registration",
    strength: "forbids",
    nations: ["Wales", "Scotland"],
    ownOnly: true,
    law: {
      England: "",
      Wales: "Housing (Wales) Act 2014, sections 4 and 6",
      Scotland: "Private Rented Housing (Scotland) Act 2011, section 6",
    },
    check: ({ texts }) =>
      fault(
        texts.registration === "" ? "The landlord’s registration number is missing." : null,
        "registration",
      ),
  },
  {
    id: "prs-number",
    strength: "forbids",
    nations: ["England"],
    law: "Renters’ Rights Act 2025, sections 75 to 96",
    check: ({ texts, needsPrsNumber }) =>
      fault(
        needsPrsNumber && texts.prsNumber === "" ? "The PRS database number is missing." : null,
        "prsNumber",
      ),
  },
];
