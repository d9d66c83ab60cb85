export type Row = Record<string, string | number>;

export function formatTables(rows: readonly Row[]): string[] {
  const alike = Map.groupBy(rows, (row) => Object.keys(row).join());
  return [...alike.values()].map(formatTable);
}

function formatTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => {
    const cells = [name, ...rows.map((row) => String(row[name]))];
    const width = Math.max(...cells.map((cell) => cell.length));
    const toTheRight = rows.every((row) => typeof row[name] === "number");
    return cells.map((cell) => (toTheRight ? cell.padStart(width) : cell.padEnd(width)));
  });
  const lines = ["", ...rows].map((_, line) => columns.map((cells) => cells[line]).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}
