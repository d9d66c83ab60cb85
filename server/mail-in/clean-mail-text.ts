/** Without characters that the database can't store or that turn the direction of writing. */
export function cleanMailText(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "");
}
