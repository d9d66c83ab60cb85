import { endAlertsOf } from "../alerts/end-alert.ts";
import type { AppContext } from "../app-context.ts";
import { liftCampaignStops, stopCampaignsTo } from "../campaigns/stop-campaigns.ts";
import { type MarketingChoice, saveMarketingChoice } from "../contacts/marketing-choices.ts";
import {
  listConfirmedContactIds,
  listContacts,
  listPersonContactIds,
} from "../contacts/person-contacts.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { transact } from "../platform/database/transact.ts";

/**
 * Records what somebody told the office about being written to. A no to e-mail ends their alerts and
 * keeps all campaigns away from every address of theirs at once; a yes lets campaigns reach them
 * again.
 */
export async function recordMarketingChoice(
  { database, now, siteSecret }: AppContext,
  actor: Actor,
  contactId: string,
  choice: MarketingChoice,
): Promise<"recorded" | "none"> {
  return transact(database.orm, async (tx) => {
    // A link decides for its own addresses, staff for the person.
    const listIds = actor === "visitor" ? listConfirmedContactIds : listPersonContactIds;
    const own = await listContacts(tx, await listIds(tx, [contactId]));
    if (own.length === 0) return "none";
    await saveMarketingChoice(tx, actor, { ...choice, contactId, at: now() });
    if (choice.channel !== "email") return "recorded";
    for (const emailKey of new Set(own.flatMap((contact) => contact.emailKey ?? []))) {
      if (choice.allowed) await liftCampaignStops(tx, siteSecret, emailKey);
      else {
        await stopCampaignsTo(tx, siteSecret, emailKey, now());
        await endAlertsOf(tx, actor, emailKey, now());
      }
    }
    return "recorded";
  });
}
