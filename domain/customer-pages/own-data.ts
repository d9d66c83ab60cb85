/** What somebody may ask for on their own page: a copy of what is held (UK GDPR, article 15), or its end (article 17). */
export const dataRequestKinds = ["copy", "erasure"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Hours in which the link of the mail confirms it. */
export const confirmationHours = 24;
