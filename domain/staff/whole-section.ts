/** Sections of Today that no other page lists as a whole: it does so itself, if it is asked to. */
const wholeSections = ["feedback", "certificates", "blocked"] as const;
export type WholeSection = (typeof wholeSections)[number];

export function readWholeSection(query: URLSearchParams): WholeSection | null {
  return wholeSections.find((one) => one === query.get("all")) ?? null;
}

/** The query string of Today, beginning with `?`, that shows all of a section. */
export function formatWholeSection(all: WholeSection, whose: "mine" | "office"): string {
  return `?${new URLSearchParams({ ...(whose === "office" && { whose }), all })}`;
}
