/** Prints one figure as a JSON line; `scripts/bench.mjs` gathers them into a table. */
export function printFigure(figure: Record<string, string | number>): void {
  console.log(JSON.stringify(figure));
}
