/** What somebody may ask for on their own page: a copy of what is held (UK GDPR, article 15), or its end (article 17). */
export const ownDataWishes = ["copy", "erasure"] as const;
export type OwnDataWish = (typeof ownDataWishes)[number];

/** Hours in which the link of the mail confirms it. */
export const confirmationHours = 24;
