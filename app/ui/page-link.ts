import type { Register } from "react-router";

type Pages = Register["pages"];

/** The paths of `app/routes.ts` that have no parameter. */
export type PagePath = {
  [Path in keyof Pages]: keyof Pages[Path]["params"] extends never ? Path : never;
}[keyof Pages];

/** Where a link to a page of this site leads, for texts; a component uses `href`. */
export type PageLink = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;

export interface LabelledLink {
  to: PageLink;
  label: string;
}
