import type { AppContext } from "../app-context.ts";
import { mailCaseLinkIn } from "../case-links/renew-case-link.ts";
import type { Transaction } from "../platform/database/client.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { refuse } from "../staff/refusals.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";

/** The address of an own page is its key: it goes to the person alone, never to the office. */
export async function mailOwnPageIn(
  tx: Transaction,
  { config, now }: Pick<AppContext, "config" | "now">,
  { staffId, fields }: { staffId: string; fields: Readonly<Partial<Record<string, string>>> },
  { people, row }: LoadedTenancy,
): Promise<Outcome<{ done: string }>> {
  const person = people.find(({ id }) => id === fields["personId"]);
  const isLandlord = fields["personId"] === undefined && row.landlordId !== null;
  const owner = person
    ? { contactId: person.contactId }
    : isLandlord
      ? { landlordId: row.landlordId! }
      : null;
  if (owner === null) return refuse("Nobody in this let has this name.");
  const siteUrl = getSiteOrigin(config);
  if (siteUrl === null)
    return refuse("The site does not know its own address, so it can send no links.");
  const by = {
    actor: { staffId },
    siteUrl,
    at: now(),
    replyTo: config.agencyEmail,
    listingId: row.listingId,
  };
  const mailed = await mailCaseLinkIn(tx, owner, by);
  if (mailed === "none") return refuse("They are not on record any more.");
  return {
    ok: true,
    answer: { done: `${person?.name ?? "The landlord"} has a mail with a link.` },
  };
}
