import type { Route as EditorRoute } from "./editor/+types/home-page";
import type { Route as TableRoute } from "./list/+types/homes-page";

export type ListingView = TableRoute.ComponentProps["loaderData"]["homes"][number];
export type HomesSort = TableRoute.ComponentProps["loaderData"]["sortedBy"];
export type EditedHome = EditorRoute.ComponentProps["loaderData"]["home"] & {
  /** Publishing was tried: then what is missing is said beside each field. */
  isPressed: boolean;
  /**
   * What the fields begin with, for as long as the page is open. Were they given what others store
   * meanwhile, what is typed would seem to be an answer to it, and overwrite it.
   */
  firstTexts: EditorRoute.ComponentProps["loaderData"]["home"]["texts"];
};
export type PictureView = EditedHome["pictures"][number];
export type EditorAnswer = NonNullable<EditorRoute.ComponentProps["actionData"]>;
export type PublishingChecks = EditedHome["gate"];
export type EditorRights = EditorRoute.ComponentProps["loaderData"]["may"];
