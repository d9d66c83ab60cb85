import { findKnownSecrets } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

/** What can be a secret: of a link the shortest has 18 characters. */
export const words = /[\w-]{18,80}/g;
export function readMail({ html, unsubscribeUrl, calendar }: OutgoingMail) {
  const hrefs = Array.from(html.matchAll(/\shref="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const entry = (calendar?.ics ?? "").replaceAll(/\r\n[ \t]/g, "");
  const links = [...hrefs, unsubscribeUrl ?? "", ...(entry.match(/https?:[^\s"\\]+/g) ?? [])];
  return { text: [html, ...links, entry].join("\n"), links: new Set(links) };
}

export interface Part {
  name: string;
  text: string;
}

/**
 * Lines with a secret in any of its forms, and every word that the site knows as a secret: of some
 * nobody knows more than a hash.
 */
export async function findSecrets(
  { database: { orm } }: AppContext,
  parts: Part[],
  secrets: Iterable<string>,
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const sought = [...secrets].flatMap(listForms);
  for (const { name, text } of parts) {
    const forms = sought.filter((form) => text.includes(form));
    const lines = text.split("\n").filter((line) => forms.some((form) => line.includes(form)));
    found.push(...lines.map((line): [string, string] => [name, line]));
    const all = [...new Set(text.match(words))];
    for (let n = 0; n < all.length; n += 5000) {
      for (const secret of await findKnownSecrets(orm, all.slice(n, n + 5000)))
        found.push([name, secret]);
    }
  }
  return found;
}

/** As it is, in an address, and in a column of bytes. */
function listForms(secret: string): string[] {
  const hex = Buffer.from(secret).toString("hex");
  const percent = hex.replaceAll(/../g, "%$&");
  const marks = encodeURIComponent(secret).replaceAll("-", "%2D").replaceAll("_", "%5F");
  return [...new Set([secret, marks, hex, percent, percent.toUpperCase()])];
}
