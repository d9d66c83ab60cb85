import * as v from "valibot";

/** How a home can be seen (renter specification, section 2). As a form and the wire write it. */
export const viewingOptions = ["In person", "Live video tour", "Video viewing"] as const;

export type ViewingOption = (typeof viewingOptions)[number];

/** What it is called in forms and mails. */
export const viewingOptionLabel = "Kind of viewing";

/** Optional wherever a viewing is asked for: null where nothing was chosen. */
export const viewingOptionField = v.pipe(
  v.nullish(
    v.picklist(["", ...viewingOptions], "Please choose the kind of viewing from the list"),
    "",
  ),
  v.transform((option): ViewingOption | null => option || null),
  v.description("How the renter would like to see the home; may be left out"),
);
