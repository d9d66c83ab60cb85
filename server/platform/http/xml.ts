const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Characters not allowed in XML 1.0 (section 2.2): control characters, lone surrogates. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export function escapeXml(text: string): string {
  return text
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
