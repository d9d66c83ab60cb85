import * as v from "valibot";

export interface ContractTerms {
  default: string;
  names: Record<string, string>;
}

const documentName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

export const contractTermsFile = v.strictObject({
  default: documentName,
  names: v.record(v.string(), documentName),
});

export const defaultContractTerms: ContractTerms = {
  default: "contract-terms",
  names: {},
};

/** A development takes precedence over a company. Ignores case and surrounding spaces. */
export function findContractDocument(
  terms: ContractTerms,
  home: { developmentName: string | null; companyName: string | null },
): string {
  const known = new Map(
    Object.entries(terms.names).map(([name, document]) => [foldText(name), document]),
  );
  for (const name of [home.developmentName, home.companyName]) {
    const found = name === null ? undefined : known.get(foldText(name));
    if (found !== undefined) return found;
  }
  return terms.default;
}

function foldText(name: string): string {
  return name.trim().toLowerCase();
}
