import * as v from "valibot";

/** Form and wire values (renter specification, section 2). */
export const viewingOptions = ["In person", "Live video tour", "Video viewing"] as const;

export type ViewingOption = (typeof viewingOptions)[number];

export const viewingOptionLabel = "Kind of viewing";

export const viewingOptionField = v.pipe(
  v.nullish(
    v.picklist(["", ...viewingOptions], "Please choose the kind of viewing from the list"),
    "",
  ),
  v.transform((option): ViewingOption | null => option || null),
  v.description("How the renter would like to see the home; may be left out"),
);
