/**
 * Returns a path safe to log. A segment that may be the secret of a link becomes `:id`: those have 16 or
 * more characters with a digit or capital. So do ids of records, which open nothing.
 * @example loggedPath("/offer/sFLV1Gdj5aO79EiFaZxs") // "/offer/:id"
 */
export function redactPath(path: string): string {
  return path
    .split("/")
    .map((part) => (part.length >= 16 && /[\dA-Z]/.test(part) ? ":id" : part))
    .join("/");
}
