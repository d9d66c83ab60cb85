import type { Route } from "./+types/feeds-page";

type Shown = Route.ComponentProps["loaderData"];

export type HeldFileView = Shown["held"][number];
export type RefusedView = Shown["refused"][number];
export type FileView = Shown["files"][number];
export type PortalView = Shown["portals"][number];
export type SourceView = Shown["sources"][number];
export type FeedQuestionView = Shown["questions"][number];
export type ReportView = NonNullable<Shown["report"]>;
