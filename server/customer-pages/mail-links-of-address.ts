import { and, asc, desc, eq, exists, ne, or, type SQL, sql } from "drizzle-orm";
import type { CaseKind } from "../../domain/customer-page-links/case-path.ts";
import { toMailbox } from "../../domain/shared/mail/mailbox.ts";
import type { AppContext } from "../app-context.ts";
import {
  type LinkedPage,
  mailCaseLinksIn,
  wasMailedLately,
} from "../customer-page-links/renew-case-link.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listConfirmedContactIds } from "../contacts/person-contacts.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { landlordHomes, landlords } from "../landlords/landlord-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { tenancyPeople } from "../tenancies/tenancy-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { listCaseHomes, listOwnHomes, readRenterRecords } from "./renter/read-renter-records.ts";

/** Pages that one mail links to: nobody has so many numbers. */
const mostPages = 10;

/**
 * Mails the links of all pages of an address, in one mail: whoever asks, and whatever a stranger has sent
 * in its name, its mailbox gets one, and in it what is its owner's. One that came a moment ago is not
 * mailed again.
 */
export async function mailLinksOfAddress(
  limits: AppContext["caseLimits"],
  tx: Transaction,
  asked: { kind: CaseKind; emailKey: string; siteUrl: string; at: Date; replyTo: string },
): Promise<void> {
  const { kind, emailKey, ...mail } = asked;
  // Of two who ask at once the second finds the first one's mail.
  await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.emailKey, emailKey))
    .orderBy(asc(contacts.id))
    .for("update");
  const pages = await (kind === "landlord"
    ? listLandlords(tx, emailKey)
    : listRenters(tx, emailKey));
  const [first, ...others] = pages;
  const owners = pages.map(({ owner }) => owner);
  if (!first || (await wasMailedLately(tx, owners, mail.at))) return;
  // No stranger makes a tenancy or a landlord, so those who are one share their count with nobody's tags.
  const counted = first.isKnown ? `known ${emailKey}` : toMailbox(emailKey);
  if ((await limits.renewalsByEmail(counted)) !== null) return;
  await mailCaseLinksIn(tx, [first, ...others], { actor: "visitor", ...mail });
}

interface OwnPage extends LinkedPage {
  /** The agency itself has made them a tenant or a landlord. */
  isKnown: boolean;
}

async function listLandlords(db: Queryable, emailKey: string): Promise<OwnPage[]> {
  const home = db
    .select({ name: sql<string>`min(${listings.name})` })
    .from(landlordHomes)
    .innerJoin(listings, eq(listings.id, landlordHomes.listingId))
    .where(eq(landlordHomes.landlordId, landlords.id));
  const rows = await db
    .select({ landlordId: landlords.id, home: sql<string | null>`(${home})` })
    .from(landlords)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(eq(contacts.emailKey, emailKey))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(mostPages);
  return rows.map(({ landlordId, home: name }) => ({
    owner: { landlordId },
    home: name,
    listingId: null,
    isKnown: true,
  }));
}

/**
 * Those whose page shows a home, tenants first: anybody can begin an enquiry under an address, which shows
 * nothing, and counts as none of the ten. Records that one link opens together stand once.
 */
async function listRenters(db: Queryable, emailKey: string): Promise<OwnPage[]> {
  const pages: OwnPage[] = [];
  const opened = new Set<string>();
  for (const { contactId, isKnown } of await listContactsWithHomes(db, emailKey)) {
    if (pages.length === mostPages) break;
    if (opened.has(contactId)) continue;
    const contactIds = await listConfirmedContactIds(db, [contactId]);
    const [newest] = listOwnHomes(await readRenterRecords(db, contactIds));
    if (!newest) continue;
    for (const id of contactIds) opened.add(id);
    const [home] = await listCaseHomes(db, [newest.id]);
    pages.push({ owner: { contactId }, home: home?.name ?? null, listingId: null, isKnown });
  }
  return pages;
}

/** Those first whose records take most to make: no form makes a tenancy, and any form an enquiry. */
async function listContactsWithHomes(db: Queryable, emailKey: string) {
  const ofContact = { contactId: contacts.id };
  const under = eq(contacts.emailKey, emailKey);
  const someOf = (
    table: typeof enquiries | typeof bookings | typeof offers | typeof tenancyPeople,
    where?: SQL,
  ) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.contactId, contacts.id), where)),
    );
  const [isKnown, isInvited] = [someOf(tenancyPeople), someOf(offers)];
  const hasViewing = someOf(bookings, ne(bookings.state, "cancelled"));
  const rows = await db
    .select({ ...ofContact, isKnown: sql<boolean>`${isKnown}` })
    .from(contacts)
    .where(and(under, or(isKnown, isInvited, hasViewing, someOf(enquiries))))
    .orderBy(
      desc(isKnown),
      desc(isInvited),
      desc(hasViewing),
      asc(contacts.createdAt),
      asc(contacts.id),
    );
  if (rows.length > 0) return rows;
  // Whoever is named in somebody else's offer reads it on every page of the address.
  const named = await db
    .select(ofContact)
    .from(contacts)
    .where(under)
    .orderBy(asc(contacts.createdAt))
    .limit(1);
  return named.map((row) => ({ ...row, isKnown: false }));
}
