export function splitIntoPages<T>(items: readonly T[], perPage: number): T[][] {
  const count = Math.ceil(items.length / perPage);
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}
