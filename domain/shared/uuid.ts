const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** PostgreSQL answers any other text with an error instead of no row. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
