import { and, eq, inArray } from "drizzle-orm";
import { href } from "react-router";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import { createFollowedLink } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { offers } from "../offers/offer-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";

interface OwnLink {
  purpose: LinkPurpose;
  table: typeof bookings | typeof offers;
  buildPath: (secret: string) => string;
}

const ofViewing = { purpose: "booking", table: bookings } as const;

/** Where a renter's page leads, by the name in the address. */
const ownLinks = {
  viewing: { ...ofViewing, buildPath: (secret) => `${href("/my-viewing")}?id=${secret}` },
  "viewing-calendar": {
    ...ofViewing,
    buildPath: (secret) => `${href("/booking-confirmation.ics")}?id=${secret}`,
  },
  "viewing-feedback": {
    ...ofViewing,
    buildPath: (secret) => `${href("/viewing-feedback")}?id=${secret}`,
  },
  offer: {
    purpose: "offer",
    table: offers,
    buildPath: (secret) => href("/offer/:id", { id: secret }),
  },
} satisfies Record<string, OwnLink>;

/**
 * Makes a link to a record of whoever has opened their page.
 * @param wanted.kind a name in `ownLinks`
 * @returns its path on the site; null for another's record, or none
 */
export async function linkOwnRecord(
  { database: { orm }, now }: AppContext,
  { contactId, contactIds }: Extract<OpenCase, { kind: "renter" }>,
  { kind, id }: { kind: string; id: string },
): Promise<string | null> {
  const wanted = findOwnLink(kind);
  if (wanted === null) return null;
  const { purpose, table, buildPath } = wanted;
  const [record] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), inArray(table.contactId, contactIds)));
  if (!record) return null;
  // Whose page it is: of two who were joined, the other one's mailbox was given nothing.
  const link = { contactId, purpose, recordId: id, at: now() };
  return buildPath(await createFollowedLink(orm, link));
}

function findOwnLink(kind: string): OwnLink | null {
  const found: [string, OwnLink] | undefined = Object.entries(ownLinks).find(
    ([name]) => name === kind,
  );
  return found?.[1] ?? null;
}
