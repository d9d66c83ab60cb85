import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import {
  createLinkSlot,
  fillLinkSlots,
  type LinkPurpose,
  type LinkSlot,
  listLinkSlots,
} from "../../domain/shared/mail/link-slot.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { getLoopbackOrigin } from "../platform/http/site-origin.ts";
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
  /** Instead of days: the link that was passed on is over then. */
  expiresAt?: Date | null;
}

/** Of each purpose: whose a record is, for a link in this mail. Null where there is none. */
export type FindLinkOwner = Record<
  LinkPurpose,
  (
    db: Queryable,
    recordId: string,
    mail: { id: string; recipient: string },
  ) => Promise<LinkOwner | null>
>;

/** An address of a tag that we wrote: a quotation mark that somebody typed stands in no mail as one. */
const hrefs = /(?<=\shref=")[^"]*(?=")/g;

/** Where the text of a mail leads to. */
export function listAddresses(html: string): string[] {
  return Array.from(html.matchAll(hrefs), ([address]) => address.replaceAll("&amp;", "&"));
}

/** Of an unfolded calendar entry: its other lines hold what somebody typed, such as a name. */
const addressLine = /^(URL(?:;VALUE=URI)?:)(\S*)$/;

/** Slots in addresses that the mail leads to. What somebody typed into its text is none. */
export function listMailSlots(mail: MailToFill): LinkSlot[] {
  return listLinkSlots(listSlotAddresses(mail).join("\n"));
}

function listSlotAddresses(mail: MailToFill): string[] {
  return listMailAddresses(mail).filter((address) => hasSlot(address));
}

function listMailAddresses({ html, unsubscribeUrl, calendar }: MailToFill): string[] {
  const ofEntry = listLines(calendar?.ics ?? "").map((line) => addressLine.exec(line)?.[2] ?? "");
  return [...listAddresses(html), unsubscribeUrl ?? "", ...ofEntry];
}

function hasSlot(address: string): boolean {
  return origin.test(address) && listLinkSlots(address).length > 0;
}

/** Of the site: with a slot, or of this machine, where whoever wrote it knew no other address. */
function isOwn(address: string): boolean {
  return hasSlot(address) || (origin.test(address) && getLoopbackOrigin(address) !== null);
}

/** What an address begins with: all up to its path. */
const origin = /^https?:\/\/[^\s/?#\\]+(?=\/|$)/;

type Sender = Pick<AppContext, "database" | "now" | "reach"> & {
  config: Pick<AppContext["config"], "publicUrl">;
};

/**
 * Makes the links of a mail that is about to be sent, each for the owner of its record, and fills them
 * in. A mail whose links belong to another address than its recipient's is refused and leaves no link
 * behind: it may have been sent on, or the address on record has changed.
 */
export async function fillMailLinks(
  sender: Sender,
  findOwner: FindLinkOwner,
  mail: MailToFill & { id: string; recipient: string },
): Promise<FilledMail> {
  const { database, now } = sender;
  const own = listMailAddresses(mail).filter((address) => isOwn(address));
  if (own.length === 0) return { ok: true, mail };
  if (own.some((address) => readPath(address, sender) === null)) return addressUnknown;
  const slots = listMailSlots(mail);
  const at = now();
  return transact(database.orm, async (tx): Promise<FilledMail> => {
    const secrets = new Map<string, string>();
    for (const { purpose, recordId } of slots) {
      const owner = await findOwner[purpose](tx, recordId, mail);
      if (purpose === "preview" && (!owner || isOverAt(owner, at))) return previewEnded;
      if (!owner || !isAddressOf(owner, mail.recipient)) return otherAddress;
      const { contactId } = owner;
      const expiresAt = getExpiry(owner, at);
      const link = { purpose, recordId, at, contactId, mailId: mail.id, expiresAt };
      const { secret } = await createAccessLink(tx, link);
      secrets.set(createLinkSlot(purpose, recordId), secret);
    }
    const { html, unsubscribeUrl, calendar } = mail;
    const getSecret = (slot: LinkSlot) =>
      secrets.get(createLinkSlot(slot.purpose, slot.recordId)) ?? null;
    const fill = (address: string) => {
      const read = isOwn(address) ? readPath(address, sender) : null;
      return read === null ? address : read.ownOrigin + fillLinkSlots(read.path, getSecret);
    };
    return {
      ok: true,
      mail: {
        html: html.replaceAll(hrefs, fill),
        unsubscribeUrl: unsubscribeUrl && fill(unsubscribeUrl),
        calendar: calendar && { ...calendar, ics: fillEntry(calendar.ics, fill) },
      },
    };
  });
}

const otherAddress: FilledMail = {
  ok: false,
  reason: "The link belongs to a different address.",
};

const previewEnded: FilledMail = {
  ok: false,
  reason: "The preview link in this email has expired. Make a new one, then write the email again.",
};

function isOverAt({ expiresAt }: LinkOwner, at: Date): boolean {
  return Boolean(expiresAt && expiresAt <= at);
}

function getExpiry({ days, expiresAt = null }: LinkOwner, at: Date): Date | null {
  return days === null ? expiresAt : new Date(at.getTime() + days * 86_400_000);
}

/**
 * A secret stands behind the site's own address only, whatever stood before its slot. So a mail that
 * waited while `PUBLIC_URL` changed leads to the new one. This machine's address leads nowhere from
 * elsewhere, so it counts until somebody has come from there.
 * @returns null for an address that may be another site's, or that its reader can't open
 */
function readPath(
  address: string,
  { config: { publicUrl }, reach }: Sender,
): { ownOrigin: string; path: string } | null {
  const [written] = origin.exec(address) ?? [];
  if (written === undefined) return null;
  const ownOrigin = publicUrl ?? (reach.isFromOutside() ? null : getLoopbackOrigin(written));
  return ownOrigin === null ? null : { ownOrigin, path: address.slice(written.length) };
}

const addressUnknown: FilledMail = {
  ok: false,
  waits: true,
  reason:
    "This email has a link, but the site’s own address isn’t set. Ask the person who runs the site to set it.",
};

/** Whether an address is on record for whoever owns a link. */
export function isAddressOf({ emails }: LinkOwner, recipient: string): boolean {
  return emails.some((email) => toEmailKey(email) === toEmailKey(recipient));
}

function fillEntry(ics: string, fill: (address: string) => string): string {
  const lines = listLines(ics).map((line) => {
    const [, before, address] = addressLine.exec(line) ?? [];
    return before === undefined || address === undefined ? line : before + fill(address);
  });
  return foldLines(lines);
}

/** RFC 5545, section 3.1: a line goes on after a line ending and a space. No other mark ends one. */
function listLines(ics: string): string[] {
  return ics.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
}

const longestLine = 75;

/** Octets count, and no character is split. */
function foldLines(lines: readonly string[]): string {
  return lines
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
