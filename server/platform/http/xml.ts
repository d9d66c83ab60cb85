const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** What XML 1.0 can't hold in any form (section 2.2): control characters, halves of a pair. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as an element or an attribute of an XML 1.0 document may hold it. */
export function xmlText(text: string): string {
  return text.replaceAll(forbidden, "").replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
