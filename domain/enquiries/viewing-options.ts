import * as v from "valibot";

/** Form and wire values (renter specification, section 2). */
export const viewingOptions = ["In person", "Live video tour", "Video viewing"] as const;

export type ViewingOption = (typeof viewingOptions)[number];

export const viewingOptionLabel = "Type of viewing";

export const viewingOptionField = v.pipe(
  v.nullish(v.picklist(["", ...viewingOptions], "Select a type of viewing"), ""),
  v.transform((option): ViewingOption | null => option || null),
  v.description("How the renter would like to view the home (optional)"),
);
