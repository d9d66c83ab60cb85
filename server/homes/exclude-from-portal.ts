import type { AppContext } from "../app-context.ts";
import type { Portal } from "../../domain/feeds/portal.ts";
import { unseenMessage } from "../../domain/shared/text/direction-marks.ts";
import { readLine } from "../../domain/shared/fields/text-fields.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { addHold, removeHold } from "../feeds/portals/portal-holds.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import { changeHome } from "./home-change.ts";
import { noteChange } from "./note-change.ts";
import type { WorkingHome } from "./working-home.ts";

const mostReason = 200;

type Done = Outcome<{ done: string }>;

/** Keeps a home off one portal, on the market or not, until somebody lets it go there again. */
export async function excludeFromPortal(
  app: AppContext,
  actor: StaffActor,
  id: string,
  order: { portal: string; reason: string },
): Promise<Done> {
  const portal = findPortal(app, order.portal);
  if (!portal) return refuse("We can’t find that portal.");
  const field = `reason-${portal.id}`;
  const reason = readLine(order.reason)?.trim();
  if (reason === undefined) return refuse(unseenMessage, field);
  if (reason === "") return refuse("Enter a reason for your colleagues", field);
  if (reason.length > mostReason) return refuse(`Enter at most ${mostReason} characters`, field);
  return changeHome(app, id, async (tx, home) => {
    const hold = {
      listingId: id,
      portal: portal.id,
      reason,
      heldBy: actor.staffId,
      heldAt: app.now(),
    };
    if (!(await addHold(tx, hold)))
      return refuse(`This property is already excluded from ${portal.name}.`);
    const change = { was: "sent", became: "excluded", reason };
    await noteHold(tx, app, home, actor, { portal, ...change });
    return { ok: true, answer: { done: `Excluded from ${portal.name}.` } };
  });
}

export async function letOnPortal(
  app: AppContext,
  actor: StaffActor,
  id: string,
  portalId: string,
): Promise<Done> {
  const portal = findPortal(app, portalId);
  if (!portal) return refuse("We can’t find that portal.");
  return changeHome(app, id, async (tx, home) => {
    const isHeld = await removeHold(tx, { listingId: id, portal: portal.id, at: app.now() });
    if (!isHeld) return refuse(`This property is no longer excluded from ${portal.name}.`);
    await noteHold(tx, app, home, actor, { portal, was: "excluded", became: "sent" });
    return {
      ok: true,
      answer: {
        done: `Property no longer excluded. We’ll send it to ${portal.name} while it’s on the market.`,
      },
    };
  });
}

function findPortal({ config }: AppContext, id: string): Portal | undefined {
  return config.portals.find((one) => one.id === id);
}

async function noteHold(
  tx: Transaction,
  app: AppContext,
  home: WorkingHome,
  actor: StaffActor,
  { portal, ...change }: { portal: Portal; was: string; became: string; reason?: string },
): Promise<void> {
  await noteChange(tx, app, home, actor, { field: `at ${portal.name}`, ...change });
  await recordAudit(tx, {
    actor,
    action: change.became === "excluded" ? "listing.kept-off-portal" : "listing.let-on-portal",
    subject: "listing",
    subjectId: home.record.id,
    detail: { portal: portal.name, ...(change.reason && { reason: change.reason }) },
  });
  await notifyOffice(tx, { subject: "feed", id: null });
}
