/**
 * Returns a path safe to log. A segment that may be an enquiry, viewing, offer or alert key becomes
 * `:id`: those have 16 or more characters with a digit or capital.
 * @example loggedPath("/offer/sFLV1Gdj5aO79EiFaZxs") // "/offer/:id"
 */
export function redactPath(path: string): string {
  return path
    .split("/")
    .map((part) => (part.length >= 16 && /[\dA-Z]/.test(part) ? ":id" : part))
    .join("/");
}
