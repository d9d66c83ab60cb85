import { expect, test } from "vitest";
import { findContractDocument, defaultContractTerms } from "./contract-terms.ts";

const terms = {
  default: "contract-terms",
  names: { "Tidewater Wharf": "wharf", " foundry yard homes ": "foundry" },
};

test.each([
  ["Tidewater Wharf", null, "wharf"],
  ["  TIDEWATER wharf ", null, "wharf"],
  [null, "Foundry Yard Homes", "foundry"],
  ["Tidewater Wharf", "Foundry Yard Homes", "wharf"],
  ["Elsewhere", "Foundry Yard Homes", "foundry"],
  ["Elsewhere", null, "contract-terms"],
  [null, null, "contract-terms"],
  ["__proto__", "toString", "contract-terms"],
])("for the development %s and the company %s it is %s", (developmentName, companyName, name) => {
  expect(findContractDocument(terms, { developmentName, companyName })).toBe(name);
});

test("without the file the default holds for everybody", () => {
  const home = { developmentName: "Tidewater Wharf", companyName: null };
  expect(findContractDocument(defaultContractTerms, home)).toBe("contract-terms");
});
