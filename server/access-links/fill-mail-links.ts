import { toEmailKey } from "../../domain/shared/email-address.ts";
import {
  createLinkSlot,
  fillLinkSlots,
  type LinkPurpose,
  type LinkSlot,
  listLinkSlots,
} from "../../domain/shared/link-slot.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transactIfOk } from "../platform/database/roll-back.ts";
import type { FilledMail, MailToFill } from "../platform/mail/outgoing-mail.ts";
import { createAccessLink } from "./access-links.ts";

/** Whose a record is: nobody else is ever mailed a link to it. */
export interface LinkOwner {
  /** Addresses on record, in any case. */
  emails: readonly string[];
  /** Null for staff, and for whoever is no contact. */
  contactId: string | null;
  /** Days from the sending that the link works. Null: as long as its record. */
  days: number | null;
}

/** Of each purpose: whose a record is. Null where there is none. */
export type FindLinkOwner = Record<
  LinkPurpose,
  (db: Queryable, recordId: string) => Promise<LinkOwner | null>
>;

/** Where the text of a mail leads to. */
export function listAddresses(html: string): string[] {
  return Array.from(html.matchAll(/\shref="([^"]*)"/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

/** Of an unfolded calendar entry: its other lines hold what somebody typed, such as a name. */
const addressLines = /^URL[;:].*$/gm;

/** Slots in addresses that the mail leads to. What somebody typed into its text is none. */
export function listMailSlots({ html, unsubscribeUrl, calendar }: MailToFill): LinkSlot[] {
  const ofEntry = unfoldLines(calendar?.ics ?? "").match(addressLines) ?? [];
  return listLinkSlots([...listAddresses(html), unsubscribeUrl ?? "", ...ofEntry].join("\n"));
}

/**
 * Makes the links of a mail that is about to be sent, each for the owner of its record, and fills them
 * in. A mail whose links belong to another address than its recipient's is refused and leaves no link
 * behind: it may have been sent on, or the address on record has changed.
 */
export async function fillMailLinks(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  findOwner: FindLinkOwner,
  mail: MailToFill & { id: string; recipient: string },
): Promise<FilledMail> {
  const slots = listMailSlots(mail);
  if (slots.length === 0) return { ok: true, mail };
  const at = now();
  return transactIfOk(orm, async (tx): Promise<FilledMail> => {
    const secrets = new Map<string, string>();
    for (const { purpose, recordId } of slots) {
      const owner = await findOwner[purpose](tx, recordId);
      if (!owner || !isAddressOf(owner, mail.recipient)) return otherAddress;
      const { contactId, days } = owner;
      const expiresAt = days === null ? null : new Date(at.getTime() + days * 86_400_000);
      const link = { purpose, recordId, at, contactId, mailId: mail.id, expiresAt };
      const { secret } = await createAccessLink(tx, link);
      secrets.set(createLinkSlot(purpose, recordId), secret);
    }
    const fill = (text: string) =>
      fillLinkSlots(
        text,
        ({ purpose, recordId }) => secrets.get(createLinkSlot(purpose, recordId)) ?? null,
      );
    const { html, unsubscribeUrl, calendar } = mail;
    return {
      ok: true,
      mail: {
        html: fill(html),
        unsubscribeUrl: unsubscribeUrl && fill(unsubscribeUrl),
        calendar: calendar && {
          ...calendar,
          ics: foldLines(unfoldLines(calendar.ics).replaceAll(addressLines, fill)),
        },
      },
    };
  });
}

const otherAddress: FilledMail = {
  ok: false,
  reason: "The link belongs to a different address.",
};

/** Whether an address is on record for whoever owns a link. */
export function isAddressOf({ emails }: LinkOwner, recipient: string): boolean {
  return emails.some((email) => toEmailKey(email) === toEmailKey(recipient));
}

/** RFC 5545, section 3.1: a line goes on after a line ending and a space. */
function unfoldLines(text: string): string {
  return text.replaceAll(/\r\n[ \t]/g, "");
}

const longestLine = 75;

/** Octets count, and no character is split. */
function foldLines(text: string): string {
  return text
    .split("\r\n")
    .map((line) => {
      const parts: string[] = [""];
      let length = 0;
      for (const character of line) {
        const octets = Buffer.byteLength(character);
        if (length + octets > longestLine) {
          parts.push(" ");
          length = 1;
        }
        parts[parts.length - 1] += character;
        length += octets;
      }
      return parts.join("\r\n");
    })
    .join("\r\n");
}
