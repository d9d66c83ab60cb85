/** What changes in the office are about. A page names those that it shows in its `handle`. */
export const officeSubjects = [
  "conversation",
  "presence",
  "person",
  "outbox",
  "viewing",
  "offer",
  "listing",
  "tenancy",
  "landlord",
  "document",
  "settings",
  "diary",
  "feed",
  "staff",
  "branch",
] as const;

export type OfficeSubject = (typeof officeSubjects)[number];
