import type { AppContext } from "../app-context.ts";
import { unseenMessage } from "../../domain/shared/text/direction-marks.ts";
import { readLine } from "../../domain/shared/fields/text-fields.ts";
import { listingOverrides } from "../listings/listing-record-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { refuse, refuseGone } from "../staff/refusals.ts";
import { changeHome } from "./home-change.ts";
import { noteChange } from "./note-change.ts";
import { checkHome } from "./working-home.ts";

type Done = Outcome<{ done: string }>;

/** Lets a warning pass. What forbids can't be let pass by anybody. */
export function overrideWarning(
  app: AppContext,
  actor: StaffActor,
  id: string,
  { rule, message, reason }: { rule: string; message: string; reason: string },
): Promise<Done> {
  const given = readLine(reason)?.trim();
  if (given === undefined) return Promise.resolve(refuse(unseenMessage, `reason-${rule}`));
  if (given.length < 10) {
    const why = "Enter a reason of at least 10 characters. It stays on record";
    return Promise.resolve(refuse(why, `reason-${rule}`));
  }
  return changeHome(app, id, async (tx, home) => {
    const { open } = checkHome(home, app);
    const warning = open.find(
      (one) => one.strength === "warns" && one.rule === rule && one.message === message,
    );
    if (!warning) return refuseGone("warning");
    const at = app.now();
    await tx.insert(listingOverrides).values({
      listingId: id,
      rule,
      message,
      reason: given.slice(0, 500),
      staffId: actor.staffId,
      at,
    });
    await recordAudit(tx, {
      actor,
      action: "listing.warning-passed",
      subject: "listing",
      subjectId: id,
      detail: { rule },
    });
    await noteChange(tx, app, home, actor, {
      field: "warning",
      was: message,
      became: "passed",
      reason: given.slice(0, 500),
    });
    return {
      ok: true,
      answer: { done: "Warning overridden and your reason saved." },
    };
  });
}
