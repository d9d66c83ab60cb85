/**
 * Patterns of pages in the site's frame whose address is somebody's key. A document that begins with one
 * loads no tag manager later either: a script finds the address in its history, and comes back to it.
 */
export const keyPages: ReadonlySet<string> = new Set([
  // No page: the address may be that of one, with something behind it.
  "*",
  "alert/confirm",
  "alert/stop",
  "booking-confirmation",
  "campaign/stop",
  "choose-viewing",
  "my-viewing",
  "offer/:id",
  "property/:id/preview",
  "renter-check",
  "renter-survey",
  "request-viewing",
  "viewing-feedback",
]);
