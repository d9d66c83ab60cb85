/** The documents beside an offer; contract terms are named by `contract-terms.json`. */
export const offerDocuments = { terms: "offer-terms", faq: "offer-faq" } as const;

/** Where a document is read: `documentPath("offer-terms")`. */
export function documentPath(name: string): string {
  return `/documents/${name}`;
}
