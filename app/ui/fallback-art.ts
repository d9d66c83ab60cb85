const facades = Object.values(
  import.meta.glob<string>("./art/homes/f_*.svg", {
    eager: true,
    query: "?no-inline",
    import: "default",
  }),
);

/** Picks a drawing (800 by 600) deterministically by id. */
export function getFallbackArt(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return facades[hash % facades.length]!;
}
