import * as v from "valibot";

/** Which document holds the contract terms of a development or a company, by its name. */
export interface ContractTerms {
  /** Where no name matches. */
  default: string;
  names: Record<string, string>;
}

const documentName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** The form of `contract-terms.json`. */
export const contractTermsFile = v.strictObject({
  default: documentName,
  names: v.record(v.string(), documentName),
});

/** Stands in where the file can't be read. */
export const defaultContractTerms: ContractTerms = {
  default: "contract-terms",
  names: {},
};

/**
 * The document's name. The development goes before the company; neither case nor the space around
 * a name counts.
 */
export function contractDocument(
  terms: ContractTerms,
  home: { developmentName: string | null; companyName: string | null },
): string {
  const known = new Map(
    Object.entries(terms.names).map(([name, document]) => [folded(name), document]),
  );
  for (const name of [home.developmentName, home.companyName]) {
    const found = name === null ? undefined : known.get(folded(name));
    if (found !== undefined) return found;
  }
  return terms.default;
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
