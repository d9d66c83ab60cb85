import * as v from "valibot";
import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { moveInSteps } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { listColleagues } from "../staff/staff.ts";
import { chooseEvidence, goneEvidence } from "./choose-evidence.ts";
import { evidence, on } from "./let-action-fields.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";
import { recordAllProgressIn } from "./record-progress.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Done = Outcome<{ done: string }>;
type Read = { ok: true; actions: TenancyAction[] } | { ok: false; errors: FieldProblem[] };

const shared = v.object({ on, by: v.pipe(v.string(), v.uuid("Choose who did it")) });

/**
 * Records all that is ticked in the move-in list, with one day and one person for all. All of it or
 * none: what was ticked together is true together, and the keys come only after the rest.
 */
export async function recordMoveInList(
  app: AppContext,
  loaded: LoadedTenancy,
  { staffId, fields }: { staffId: string; fields: Fields },
): Promise<Done> {
  const read = v.safeParse(shared, fields);
  if (!read.success) return refuseFields(read.issues);
  const colleagues = await listColleagues(app.database.orm, "present");
  const { on: day, by } = read.output;
  if (!colleagues.some(({ id }) => id === by)) return refuse("Choose who did it", "by");
  const ticked = await readTicked(app, loaded, fields, day);
  if (!ticked.ok) return refuseRows(ticked.errors);
  const { actions } = ticked;
  if (actions.length === 0) return refuse("Tick what is done");
  const { id: tenancyId } = loaded.row;
  const recorder = { actor: { staffId }, by };
  return transact(app.database.orm, async (tx): Promise<Done> => {
    const recorded = await recordAllProgressIn(tx, app, recorder, { tenancyId, actions });
    if (recorded.ok) return { ok: true, answer: { done: tellDone(actions.length) } };
    if (!("refused" in recorded)) return refuse("This let is not there.");
    return refuseRows(
      recorded.refused.map(({ action, refusal: { text, source } }) => ({
        path: action.do === "complete-step" ? `tick-${action.kind}` : "",
        message: source.url === null ? text : `${text} ${source.title}.`,
      })),
    );
  });
}

/** In the order of the list, so that the keys come last. */
async function readTicked(
  app: AppContext,
  loaded: LoadedTenancy,
  fields: Fields,
  day: string,
): Promise<Read> {
  const actions: TenancyAction[] = [];
  const errors: FieldProblem[] = [];
  for (const kind of moveInSteps) {
    if (fields[`tick-${kind}`] === undefined) continue;
    const note = v.safeParse(evidence.note, fields[`note-${kind}`]);
    if (!note.success) {
      errors.push({ path: `note-${kind}`, message: note.issues[0].message });
      continue;
    }
    const action: TenancyAction = {
      do: "complete-step",
      kind,
      personId: null,
      on: day,
      outcome: "passed",
      evidence: { note: note.output, documentId: null },
    };
    const offered = fields[`offered-${kind}`] ?? "";
    const chosen = await chooseEvidence(app, loaded, { action, offered, file: null });
    if (chosen === null) errors.push({ path: `offered-${kind}`, message: goneEvidence });
    else actions.push(chosen.action);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, actions };
}

function refuseRows(errors: FieldProblem[]): { ok: false; refusal: Refusal } {
  const detail =
    errors.length === 1
      ? "Nothing was recorded. One step can’t be, and its row says why. Change it, or untick it to record the rest."
      : `Nothing was recorded. ${errors.length} steps can’t be, and their rows say why. Change them, or untick them to record the rest.`;
  return { ok: false, refusal: { title: "Not done", detail, errors } };
}

function tellDone(count: number): string {
  return count === 1 ? "Recorded." : `${count} steps are recorded.`;
}
