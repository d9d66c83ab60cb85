import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { contractTermsFile, defaultContractTerms } from "../../domain/offers/contract-terms.ts";
import { offerDocuments } from "../../domain/offers/offer-documents.ts";
import { offerDocumentTexts } from "./offer-documents.ts";

const file = join(import.meta.dirname, "../../server/offers/contract-terms.json");
const contractTerms = v.parse(contractTermsFile, JSON.parse(readFileSync(file, "utf8")));

test.each([
  ...new Set([
    ...Object.values(offerDocuments),
    defaultContractTerms.default,
    contractTerms.default,
    ...Object.values(contractTerms.names),
  ]),
])("the document %s that is linked can be read", (name) => {
  expect(offerDocumentTexts[name]?.sections.length).toBeGreaterThan(0);
});
