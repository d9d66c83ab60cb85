import {
  letAgreedChoices,
  type LetAgreedChoice,
  type Portal,
} from "../../../domain/feeds/portal.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { namePortalChannel } from "../feed-channels.ts";
import { feedChannels } from "../feed-tables.ts";
import { findLetAgreedChoice } from "./portal-holds.ts";
import { transact } from "../../platform/database/transact.ts";

/** Says what is to become of let agreed homes at a portal. Its next file, which is sent at once, goes by it. */
export async function chooseLetAgreed(
  { database, now }: AppContext,
  actor: StaffActor,
  portal: Portal,
  choice: LetAgreedChoice,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    if ((await findLetAgreedChoice(tx, portal.id)) === choice) return;
    const name = namePortalChannel(portal.id);
    const chosen = { keepsLetAgreed: choice === "stay", dueAt: now() };
    await tx
      .insert(feedChannels)
      .values({ name, ...chosen })
      .onConflictDoUpdate({ target: feedChannels.name, set: chosen });
    await recordAudit(tx, {
      actor,
      action: "feed.let-agreed-chosen",
      subject: "feed-channel",
      subjectId: name,
      detail: { portal: portal.name, became: letAgreedChoices[choice] },
    });
    await notifyOffice(tx, { subject: "feed", id: null });
  });
}
