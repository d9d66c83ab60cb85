type Figure = Record<string, string | number>;

export function printFigure(figure: Figure): void {
  console.log(JSON.stringify(figure));
}

/** Prints a figure with its limit. If it fails, the bench exits with code 1. */
export function holdFigure(figure: Figure & { limit: string | number }, held: boolean): void {
  printFigure({ ...figure, held: held ? "yes" : "NO" });
  if (!held) process.exitCode = 1;
}
