export type LoadingShape = "sections" | "requests" | "hours" | "homes" | "rows" | "card";

const shapes: readonly (readonly [path: RegExp, shape: LoadingShape])[] = [
  [/^\/office\/today$/, "sections"],
  [/^\/office\/diary$/, "hours"],
  [/^\/office\/listings$/, "homes"],
  [/^\/office\/(contacts|emails|team|activity-log|unmatched-emails|find|run-sheet|more)$/, "rows"],
];

/** What the page at a path looks like before it has come. */
export function findLoadingShape(pathname: string): LoadingShape {
  if (isInboxPath(pathname)) return "requests";
  return shapes.find(([path]) => path.test(pathname))?.[1] ?? "card";
}

/** The list with or without an open conversation, which is one page. */
export function isInboxPath(pathname: string): boolean {
  return /^\/office\/inbox(\/(?!new$|replies$)[^/]+)?$/.test(pathname);
}
