/**
 * A path as the log may hold it. A part that may be the key to somebody's enquiry, viewing, offer or
 * alert becomes `:id`: those have 16 characters and more, with a digit or a capital among them.
 * @example loggedPath("/offer/sFLV1Gdj5aO79EiFaZxs") // "/offer/:id"
 */
export function loggedPath(path: string): string {
  return path
    .split("/")
    .map((part) => (part.length >= 16 && /[\dA-Z]/.test(part) ? ":id" : part))
    .join("/");
}
