import type { Route } from "./+types/feeds-page";

type Shown = Route.ComponentProps["loaderData"];

export type ShownHeld = Shown["held"][number];
export type ShownRefused = Shown["refused"][number];
export type ShownFile = Shown["files"][number];
export type ShownPortal = Shown["portals"][number];
export type ShownSource = Shown["sources"][number];
export type ShownQuestion = Shown["questions"][number];
export type ShownReport = NonNullable<Shown["report"]>;
