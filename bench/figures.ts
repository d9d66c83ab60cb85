type Figure = Record<string, string | number>;

/** Prints one figure as a JSON line; `run.ts` gathers them into tables. */
export function printFigure(figure: Figure): void {
  console.log(JSON.stringify(figure));
}

/** Prints a figure beside its limit. Where it does not hold, the bench ends with exit code 1. */
export function holdFigure(figure: Figure & { limit: string | number }, held: boolean): void {
  printFigure({ ...figure, held: held ? "yes" : "NO" });
  if (!held) process.exitCode = 1;
}
