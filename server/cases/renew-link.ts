import { eq } from "drizzle-orm";
import type { CaseKind } from "../../domain/case-links/case-path.ts";
import type { AppContext } from "../app-context.ts";
import { mailCaseLink, renewCaseLink } from "../case-links/renew-case-link.ts";
import type { CaseOwner } from "../case-links/create-case-link.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

/** Contacts under one address that get a link each. More are several people's shared address. */
const mostOwners = 3;

type App = Pick<AppContext, "database" | "config" | "now" | "caseLimits">;

/**
 * Mails a new link for one that opens nothing any more, to the address on record; or by the address
 * at which we write to them. Whoever asks learns nothing from the answer, which is always the same.
 * @returns `wait` if it was asked too often from there
 */
export async function renewLink(
  app: App,
  { kind, token, email, address, siteUrl }: Renewal,
): Promise<"asked" | "wait"> {
  if ((await app.caseLimits.renewals(address)) !== null) return "wait";
  if ((await renewCaseLink(app, token, siteUrl)) !== "none") return "asked";
  const emailKey = email.trim().toLowerCase();
  if (emailKey === "" || (await app.caseLimits.renewalsByEmail(emailKey)) !== null) return "asked";
  for (const owner of await listOwners(app.database.orm, kind, emailKey))
    await mailCaseLink(app, "visitor", owner, siteUrl);
  return "asked";
}

interface Renewal {
  kind: CaseKind;
  /** As it stands in the address, whatever it is. */
  token: string;
  /** Typed by whoever asks. May be empty. */
  email: string;
  /** As rate limits count it. */
  address: string;
  siteUrl: string;
}

async function listOwners(db: Queryable, kind: CaseKind, emailKey: string): Promise<CaseOwner[]> {
  if (kind === "landlord") {
    const rows = await db
      .select({ landlordId: landlords.id })
      .from(landlords)
      .innerJoin(contacts, eq(contacts.id, landlords.contactId))
      .where(eq(contacts.emailKey, emailKey))
      .limit(mostOwners);
    return rows;
  }
  return db
    .select({ contactId: contacts.id })
    .from(contacts)
    .where(eq(contacts.emailKey, emailKey))
    .limit(mostOwners);
}
