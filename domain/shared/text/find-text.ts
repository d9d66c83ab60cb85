/**
 * A text by a key that came from an address. What is no key of the table has none, and neither have
 * the names that every object knows, such as `constructor`.
 */
export function findText<Text>(
  texts: Readonly<Partial<Record<string, Text>>>,
  key: string | null,
): Text | undefined {
  return key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
