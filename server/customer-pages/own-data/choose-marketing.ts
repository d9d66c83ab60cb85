import {
  channelNames,
  marketingChannels,
  ownPageSource,
} from "../../../domain/contacts/marketing-choice.ts";
import type { AppContext } from "../../app-context.ts";
import { listMarketingChoices } from "../../contacts/marketing-choices.ts";
import { recordMarketingChoice } from "../../people/record-choice.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";

/** What somebody said last about being written to, by channel. Null if they never did. */
export async function listOwnChoices(db: Queryable, contactIds: readonly string[]) {
  const choices = await listMarketingChoices(db, contactIds);
  return marketingChannels.map((channel) => ({
    channel,
    name: channelNames[channel],
    allowed: choices.findLast((choice) => choice.channel === channel)?.allowed ?? null,
  }));
}

/** Records what has changed, with the words that stood beside the box. */
export async function chooseMarketing(
  app: AppContext,
  { contactId, contactIds }: { contactId: string; contactIds: readonly string[] },
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ done: "chosen" }>> {
  for (const { channel, name, allowed } of await listOwnChoices(app.database.orm, contactIds)) {
    const wants = fields[channel] === "on";
    if (wants === (allowed ?? false)) continue;
    const choice = { channel, allowed: wants, source: ownPageSource, wording: name } as const;
    await recordMarketingChoice(app, "visitor", contactId, choice);
  }
  return { ok: true, answer: { done: "chosen" } };
}
