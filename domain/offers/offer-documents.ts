export const offerDocuments = { terms: "offer-terms", faq: "offer-faq" } as const;

export function buildDocumentPath(name: string): string {
  return `/documents/${name}`;
}
