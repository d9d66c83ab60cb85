export const offerDocuments = { terms: "offer-terms", faq: "offer-faq" } as const;

export function documentPath(name: string): string {
  return `/documents/${name}`;
}
