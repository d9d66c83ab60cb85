import type { DocumentKind } from "../../../domain/documents/document.ts";
import type { Fields, Values } from "../../../domain/shared/fields/fields.ts";
import { evidenceKinds } from "../../../domain/tenancies/steps/required-steps.ts";
import {
  type RecordingForm,
  type TenancyAction,
  toAction,
} from "../../../domain/tenancies/tenancy-action.ts";
import { tenancyActions } from "../../../domain/tenancies/tenancy-actions.ts";
import type { StepKind } from "../../../domain/tenancies/tenancy.ts";
import { findEraseOn } from "../../../domain/tenancies/end/tenancy-retention.ts";
import { type Sealed, sealDocument } from "../../documents/add-document.ts";
import { done, type FormCall, type FormOutcome, type Run } from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import { chooseEvidence, goneEvidence, type OpenHomeFile } from "./choose-evidence.ts";
import { describeRefusal } from "../describe-refusal.ts";
import { endIn, relistAfterEndIn } from "../end/end-tenancy.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { recordProgressIn } from "./record-progress.ts";

/** Of a form on a tenancy's page. */
export interface TenancyCall extends FormCall {
  loaded: LoadedTenancy;
  tenancyId: string;
}

/** Records what a form says, with what shows it. A file is sealed before the transaction begins. */
export async function recordForm(
  form: RecordingForm,
  call: TenancyCall,
  values: Values<Fields>,
  run: Run<undefined>,
  openHomeFile: OpenHomeFile,
): Promise<FormOutcome> {
  const { app, by, texts, files, loaded, tenancyId } = call;
  const typed = { action: toAction(form, values), file: files.at(-1) ?? null };
  const offered = texts["offered"] ?? "";
  const chosen = await chooseEvidence(app, loaded, { ...typed, offered, openHomeFile });
  if (chosen === null) return refuse(goneEvidence, "offered");
  const { action, file } = chosen;
  const sealed = file && (await seal(call, action, file));
  if (sealed && !sealed.ok) return refuse(sealed.problem, "file");
  const document = sealed?.document ?? null;
  const recorder = { actor: by, by: by.staffId };
  const told = tenancyActions[action.do].done;
  return run(async (tx) => {
    if (action.do === "complete-step" && isRelisted(action, texts)) {
      const input = { tenancyId, action, document };
      const decided = await relistAfterEndIn(tx, app, recorder, input);
      if (!decided.ok) return describeRefusal(decided);
      return done(decided.recorded === null ? decided.home : `${told} ${decided.home}`);
    }
    if (action.do !== "fall-through" && action.do !== "finish") {
      const recorded = await recordProgressIn(tx, app, recorder, { tenancyId, action, document });
      return recorded.ok ? done(told) : describeRefusal(recorded);
    }
    const relist = texts["relist"] === "on" || texts["home"] === "relist";
    const ended = await endIn(tx, app, recorder, { tenancyId, action, document, relist });
    if (!ended.ok) return describeRefusal(ended);
    return done([told, ...ended.besides].join(" "));
  });
}

function isRelisted({ kind }: { kind: StepKind }, texts: FormCall["texts"]): boolean {
  return kind === "home-decided" && texts["home"] === "relist";
}

/** A paper goes when its day has come. */
function seal(
  { app, loaded: { row, tenancy, people } }: TenancyCall,
  action: TenancyAction,
  file: FormCall["files"][number],
): Promise<Sealed> {
  const kind = findPaperKind(action);
  const personId = "personId" in action ? action.personId : null;
  return sealDocument(app, {
    kind,
    subject: "tenancy",
    subjectId: row.id,
    contactId: people.find(({ id }) => id === personId)?.contactId ?? null,
    fileName: file.name,
    bytes: file.bytes,
    eraseOn: findEraseOn(tenancy, kind),
  });
}

function findPaperKind(action: TenancyAction): DocumentKind {
  if (action.do === "complete-step") return evidenceKinds[action.kind];
  const declared = tenancyActions[action.do];
  return "paper" in declared ? declared.paper : "other";
}
