import * as v from "valibot";
import {
  createEmptyAnswers,
  findFirstIncompleteStep,
  getFieldName,
  type Step,
  type Texts,
} from "../../../domain/shared/fields/form-steps.ts";
import {
  type CheckNotice,
  type FieldProblem,
  type FormSubmission,
  getRetryAfterSeconds,
  type PostedForm,
  problemSchema,
} from "../../../domain/shared/fields/posted-form.ts";
import { honeypotName } from "../../../domain/shared/text/spam-signals.ts";
import type { PlatformContext } from "../platform-context.ts";
import { readCheckedForm, readNonce, signCheckedForm } from "./form-token.ts";
import { isStored } from "./idempotency.ts";
import type { PlainForm } from "./outcome.ts";

export interface PostedFormPlan<Answers> extends FormSubmission<Answers> {
  /** Turns what the page sends into the answers, where an answer has several fields. */
  readFields?: (fields: Texts) => Texts;
}

/** Makes an API call within this process for a form that was sent without script. */
export type CallApi = (path: string, body: object, form: PlainForm) => Promise<Response>;

interface Site extends Pick<PlatformContext, "siteSecret" | "database"> {
  now: () => Date;
  callApi: CallApi;
}

/** What the page shows after one press of a button. */
export interface AnsweredForm {
  status: number;
  shown: PostedForm;
}

/**
 * Answers a form that was sent without script, or before it ran: one step a page, then 'Check your
 * answers', then the same API call as with script. Nothing typed is lost on the way.
 */
export async function answerPostedForm<Answers>(
  site: Site,
  plan: PostedFormPlan<Answers>,
  sent: Texts,
): Promise<AnsweredForm> {
  const fields = plan.readFields?.(sent) ?? sent;
  const answers = pickAnswers(plan, fields);
  const step = readStep(plan, fields);
  if ("back" in fields) return showStep(plan, answers, Math.max(0, step - 1));
  if ("change" in fields) return showStep(plan, answers, step);
  const errors = findErrors(plan, answers);
  const next = findNextStep(plan.steps, { step, answers, errors });
  // A step that nobody has seen yet has no errors to show.
  if (next !== null) return showStep(plan, answers, next, next > step ? [] : errors);
  return "token" in fields
    ? submitAnswers(site, plan, answers, fields)
    : showCheck(site, plan, answers);
}

function pickAnswers({ steps }: Pick<PostedFormPlan<never>, "steps">, fields: Texts): Texts {
  const names = steps.flatMap((step) => step.fields);
  return Object.fromEntries(
    names.flatMap((name) => (name in fields ? [[name, fields[name]!]] : [])),
  );
}

/** The step that was sent, or the one that the visitor chose to change. */
function readStep({ steps }: Pick<PostedFormPlan<never>, "steps">, fields: Texts): number {
  const step = Math.trunc(Number(fields["change"] ?? fields["step"])) || 0;
  return Math.min(Math.max(step, 0), steps.length - 1);
}

function findErrors<Answers>(
  { schema, steps }: PostedFormPlan<Answers>,
  answers: Texts,
): FieldProblem[] {
  const { issues = [] } = v.safeParse(schema, { ...createEmptyAnswers(steps), ...answers });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));
}

/** Null once every step is complete, which leads to 'Check your answers'. */
function findNextStep(
  steps: readonly Step<string>[],
  { step, answers, errors }: { step: number; answers: Texts; errors: readonly FieldProblem[] },
): number | null {
  if (selectErrors(steps[step]!, errors).length > 0) return step;
  const next = Math.min(step + 1, findFirstIncompleteStep(steps, answers));
  if (next < steps.length) return next;
  return errors.length > 0 ? findErrorStep(steps, errors) : null;
}

function selectErrors(
  { fields }: Pick<Step<string>, "fields">,
  errors: readonly FieldProblem[],
): FieldProblem[] {
  return errors.filter(({ path }) => fields.includes(path));
}

function findErrorStep(steps: readonly Step<string>[], errors: readonly FieldProblem[]): number {
  return Math.max(
    0,
    steps.findIndex((step) => selectErrors(step, errors).length > 0),
  );
}

/** The summary names the errors of the step that is shown: others have no field to lead to. */
function showStep(
  { steps }: Pick<PostedFormPlan<never>, "steps">,
  answers: Texts,
  step: number,
  allErrors: readonly FieldProblem[] = [],
): AnsweredForm {
  const errors = selectErrors(steps[step]!, allErrors);
  return {
    status: errors.length > 0 ? 422 : 200,
    shown: { stage: "form", step, answers, errors },
  };
}

function showCheck<Answers>(
  { siteSecret, now }: Site,
  plan: PostedFormPlan<Answers>,
  answers: Texts,
  {
    status = 200,
    notice = null,
    token = signCheckedForm(siteSecret, toSignedContent(plan, buildBody(plan, answers)), now()),
  }: { status?: number; notice?: CheckNotice | null; token?: string } = {},
): AnsweredForm {
  return { status, shown: { stage: "check", answers, token, notice } };
}

function buildBody<Answers>({ schema, buildBody: build }: PostedFormPlan<Answers>, answers: Texts) {
  return build(v.parse(schema, answers), "");
}

/** All that is sent, also what the page adds to the answers: the home, the booking, the offer. */
function toSignedContent({ call }: Pick<PostedFormPlan<never>, "call">, body: object): string {
  return JSON.stringify([call, body]);
}

async function submitAnswers<Answers>(
  site: Site,
  plan: PostedFormPlan<Answers>,
  answers: Texts,
  { token = "", [honeypotName]: honeypot = "" }: Texts,
): Promise<AnsweredForm> {
  const body = buildBody(plan, answers);
  const checked = readCheckedForm(site.siteSecret, token, toSignedContent(plan, body), site.now());
  if (checked === null) {
    // What was sent may change the page: who has answered is asked no more.
    const wasSent = await isStored(site.database, readNonce(token));
    return wasSent
      ? { status: 200, shown: { stage: "sent", answers } }
      : showCheck(site, plan, answers, expired);
  }
  const response = await site.callApi(
    plan.call,
    { ...body, [honeypotName]: honeypot },
    { key: checked.nonce, checked },
  );
  if (response.ok) return { status: 200, shown: { stage: "sent", answers } };
  const { status } = response;
  if (status === 422) return showRefusal(site, plan, answers, await readProblem(response));
  const notice = await createNotice(response);
  // Nothing was stored, or its response was lost: the same token covers the repeat.
  return showCheck(site, plan, answers, { status, notice, token });
}

const expired = { status: 422, notice: { kind: "expired" } } as const;

function showRefusal<Answers>(
  site: Site,
  plan: PostedFormPlan<Answers>,
  answers: Texts,
  { errors }: { errors: FieldProblem[] },
): AnsweredForm {
  const names = new Set(plan.steps.flatMap(({ fields }) => fields));
  const placed = errors.flatMap(({ path, message }) => {
    // A tenant's field is named by its whole path.
    const name = names.has(path) ? path : getFieldName(path);
    return names.has(name) ? [{ path: name, message }] : [];
  });
  if (placed.length > 0) return showStep(plan, answers, findErrorStep(plan.steps, placed), placed);
  const isUsed = errors.length === 0 || errors.some(({ path }) => /recaptchatoken$/i.test(path));
  if (isUsed) return showCheck(site, plan, answers, expired);
  return showCheck(site, plan, answers, { status: 422, notice: { kind: "refused", errors } });
}

/** Refusals that a repeat can't change. */
const finalStatuses = new Set([404, 409, 410]);

async function createNotice(response: Response): Promise<CheckNotice> {
  const { status } = response;
  if (status === 429) return { kind: "wait", seconds: getRetryAfterSeconds(response) };
  if (status === 403) return { kind: "ended", detail: foreignPage };
  if (!finalStatuses.has(status)) return { kind: "failed-once" };
  return { kind: "ended", detail: (await readProblem(response)).detail };
}

const foreignPage = "This form was sent from another site, so we didn’t accept it.";

async function readProblem(response: Response): Promise<v.InferOutput<typeof problemSchema>> {
  return v.parse(problemSchema, await response.json());
}
