import type { AppContext } from "../app-context.ts";
import { mailOwnPageIn } from "../customer-page-links/mail-own-page.ts";
import type { Transaction } from "../platform/database/client.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";

/**
 * Mails somebody of a tenancy the link to their own page.
 * @param personId null for the landlord
 */
export async function emailPageOfTenancyIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  personId: string | null,
  { people, row }: LoadedTenancy,
): Promise<Outcome<{ done: string }>> {
  const person = people.find(({ id }) => id === personId);
  const isLandlord = personId === null && row.landlordId !== null;
  const owner = person
    ? { contactId: person.contactId }
    : isLandlord
      ? { landlordId: row.landlordId! }
      : null;
  if (owner === null) return refuse("We can’t find that person on this tenancy.");
  const siteUrl = getSiteOrigin(app.config);
  if (siteUrl === null) return refuse("The site’s own address isn’t set, so it can’t send links.");
  const how = { siteUrl, listingId: row.listingId };
  const mailed = await mailOwnPageIn(tx, app, actor, owner, how);
  if (!mailed.ok) return mailed;
  return {
    ok: true,
    answer: { done: `Page link emailed to ${person?.name ?? "the landlord"}.` },
  };
}
