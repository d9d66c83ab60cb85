/**
 * Where pages of the office stood before they took the words of the trade. Bookmarks, mailed links
 * and forms of pages that are still open lead to the new address.
 */
const newPaths: Readonly<Record<string, string>> = {
  "/office/lets": "/office/tenancies",
  "/office/mails": "/office/emails",
  "/office/people": "/office/contacts",
  "/office/figures": "/office/reports",
  "/office/history": "/office/activity-log",
  "/office/held-mail": "/office/unmatched-emails",
  "/office/account/keys": "/office/account/api-keys",
  "/office/settings/texts": "/office/settings/templates",
};

/** Null for a path that did not move. */
export function findMovedOfficePath(path: string): string | null {
  const former = Object.keys(newPaths).find(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`),
  );
  return former === undefined ? null : `${newPaths[former]}${path.slice(former.length)}`;
}
