import { formatCount } from "../../../domain/shared/formats/count.ts";
import * as v from "valibot";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import { readNote } from "../../../domain/tenancies/steps/evidence-fields.ts";
import type { tenancyForms } from "../../../domain/tenancies/tenancy-forms.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import { moveInSteps } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { done, type FormOutcome, type FormValues, type Run } from "../../staff/office-form.ts";
import { notDone, refuse } from "../../staff/refusals.ts";
import { listColleagues } from "../../staff/staff.ts";
import { chooseEvidence, goneEvidence } from "./choose-evidence.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import type { TenancyCall } from "./record-form.ts";
import { recordAllProgressIn } from "./record-progress.ts";

type Read = { ok: true; actions: TenancyAction[] } | { ok: false; errors: FieldProblem[] };

/**
 * Records all that is ticked in the move-in list, with one day and one person for all. All of it or
 * none: what was ticked together is true together, and the keys come only after the rest.
 */
export async function recordMoveInList(
  { app, by: actor, loaded, tenancyId, texts }: TenancyCall,
  { on, by }: FormValues<(typeof tenancyForms)["complete-list"]>,
  run: Run<undefined>,
): Promise<FormOutcome> {
  const colleagues = await listColleagues(app.database.orm, "present");
  if (!colleagues.some(({ id }) => id === by)) return refuse("Select who did it", "by");
  const ticked = await readTicked(app, loaded, texts, on);
  if (!ticked.ok) return refuseRows(ticked.errors);
  const { actions } = ticked;
  if (actions.length === 0) return refuse("Tick the steps that have been done");
  const recorder = { actor, by };
  return run(async (tx) => {
    const recorded = await recordAllProgressIn(tx, app, recorder, { tenancyId, actions });
    if (recorded.ok) return done(tellDone(actions.length));
    if (!("refused" in recorded)) return refuse("We can’t find that tenancy.");
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
  fields: Texts,
  day: string,
): Promise<Read> {
  const actions: TenancyAction[] = [];
  const errors: FieldProblem[] = [];
  for (const kind of moveInSteps) {
    if (fields[`tick-${kind}`] === undefined) continue;
    const note = v.safeParse(readNote, fields[`note-${kind}`] ?? "");
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

function refuseRows(errors: FieldProblem[]): Refused {
  const detail =
    errors.length === 1
      ? "We haven’t recorded anything because one step has a problem, shown in its row. Correct it, or untick it to record the rest."
      : `We haven’t recorded anything because ${formatCount(errors.length, "step")} have problems, shown in their rows. Correct them, or untick them to record the rest.`;
  return { ok: false, refusal: { title: notDone, detail, errors } };
}

function tellDone(count: number): string {
  return count === 1 ? "Recorded." : `${formatCount(count, "step")} recorded.`;
}
