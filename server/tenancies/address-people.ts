import { inArray } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { type PageOwner, buildOwnPageUrl } from "../customer-page-links/case-owner.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findLandlord } from "../landlords/landlords.ts";
import type { Transaction } from "../platform/database/client.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import type { PersonRow } from "./load-people.ts";
import type { Addressee } from "./mails/tenancy-mails.ts";

/** With the home that the mail is about: it opens their page with that one. */
type LinkContext = AppContext & { listingId: string };

/** Each person once who has an email address, with a link of their own to their page. */
export async function addressPeople(
  tx: Transaction,
  of: LinkContext,
  people: readonly Pick<PersonRow, "contactId" | "name" | "role">[],
  ...roles: PersonRow["role"][]
): Promise<Addressee[]> {
  const asked = people.filter(({ role }) => roles.includes(role));
  const ids = [...new Set(asked.map(({ contactId }) => contactId))];
  const rows = await tx.select().from(contacts).where(inArray(contacts.id, ids));
  const addressees: Addressee[] = [];
  for (const { id, email, firstname } of rows) {
    if (email === null) continue;
    // People who share an address are told in one mail.
    const names = asked.filter(({ contactId }) => contactId === id).map(({ name }) => name);
    const url = linkTo(of, { contactId: id });
    addressees.push({ name: names.length > 1 ? names.join(" and ") : firstname, email, url });
  }
  return addressees;
}

/** Null for a home without a landlord on record, and for one without an email address. */
export async function addressLandlord(
  tx: Transaction,
  of: LinkContext,
  landlordId: string | null,
): Promise<Addressee | null> {
  const landlord = landlordId === null ? null : await findLandlord(tx, landlordId);
  if (landlord === null) return null;
  const { id, firstname: name, email } = landlord;
  if (email === null) return null;
  return { name, email, url: linkTo(of, { landlordId: id }) };
}

/** Null where the site does not know its own address. */
function linkTo({ config, listingId }: LinkContext, owner: PageOwner): string | null {
  const siteUrl = getSiteOrigin(config);
  return siteUrl === null ? null : buildOwnPageUrl(owner, siteUrl, listingId);
}
