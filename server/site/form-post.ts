import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import {
  findFirstIncompleteStep,
  getFieldName,
  type Step,
} from "../../domain/shared/form-steps.ts";
import type { CheckNotice, FieldProblem, PostedForm } from "../../domain/shared/posted-form.ts";
import { honeypotName } from "../../domain/shared/spam-signals.ts";
import { readUpTo } from "../platform/http/read-up-to.ts";
import { readCheckedForm, signCheckedForm } from "../platform/submissions/form-token.ts";
import { appContext, callApi } from "./page-contexts.ts";

type Texts = Record<string, string>;

export interface FormPlan<Answers> {
  steps: readonly Step<string>[];
  schema: v.GenericSchema<Texts, Answers>;
  /** Path of the API call that takes the answers. */
  call: string;
  buildBody: (answers: Answers, token: string) => object;
  /** Turns what the page sends into the answers, where an answer has several fields. */
  readFields?: (fields: Texts) => Texts;
  /** Answers to begin with, of a page whose button only leads to the first step. */
  initial?: Texts;
}

/** Largest form, bytes, as for the API. */
const maxBody = 64 * 1024;

/**
 * Handles a form that was sent without script, or before it ran: one step a page, then 'Check your
 * answers', then the same API call as with script. Nothing typed is lost on the way.
 */
export async function handleFormPost<Answers>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  formPlan: FormPlan<Answers> | ((sent: Texts) => FormPlan<Answers>),
) {
  const sent = await readFields(request);
  const plan = typeof formPlan === "function" ? formPlan(sent) : formPlan;
  if (plan.initial && !("step" in sent) && !("change" in sent)) return showForm(plan.initial, 0);
  const fields = plan.readFields?.(sent) ?? sent;
  const last = plan.steps.length - 1;
  const step = clampStep(fields["change"] ?? fields["step"], last);
  const names = plan.steps.flatMap((one) => one.fields);
  const answers = Object.fromEntries(
    names.flatMap((name) => (name in fields ? [[name, fields[name]!]] : [])),
  );
  if ("back" in fields) return showForm(answers, Math.max(0, step - 1));
  if ("change" in fields) return showForm(answers, step);
  const errors = findErrors(plan, answers);
  const own = errors.filter(({ path }) => plan.steps[step]!.fields.includes(path));
  if (own.length > 0) return showForm(answers, step, own);
  const open = findFirstIncompleteStep(plan.steps, answers);
  if (step < last || open <= last) {
    const next = Math.min(step + 1, open, last);
    return showForm(answers, next, next <= step ? errors : []);
  }
  if (errors.length > 0) return showForm(answers, findErrorStep(plan, errors), errors);
  return "token" in fields
    ? submitAnswers(context, plan, answers, fields)
    : showCheck(context, plan, answers, null);
}

function clampStep(text: string | undefined, last: number): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), last);
}

/** For a call without a human check, which needs no page to check the answers. */
export async function submitPlainForm(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  call: string,
  createBody: (fields: Texts) => object,
) {
  const fields = await readFields(request);
  const expiresAt = new Date(context.get(appContext).now().getTime() + 60_000);
  const response = await context.get(callApi)(call, createBody(fields), {
    nonce: randomUUID(),
    expiresAt,
  });
  return data({ isSent: response.ok, fields }, { status: response.ok ? 200 : response.status });
}

async function readFields(request: Request): Promise<Texts> {
  const bytes = await readUpTo(request.body, maxBody);
  if (bytes === null) throw data(null, { status: 413 });
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function findErrors<Answers>({ schema, steps }: FormPlan<Answers>, answers: Texts): FieldProblem[] {
  const empty = Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((field) => [field, undefined])),
  );
  const { issues = [] } = v.safeParse(schema, { ...empty, ...answers });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));
}

function findErrorStep({ steps }: Pick<FormPlan<never>, "steps">, errors: FieldProblem[]): number {
  const findStep = (path: string) => steps.findIndex(({ fields }) => fields.includes(path));
  return Math.max(0, Math.min(...errors.map(({ path }) => findStep(path))));
}

function showForm(answers: Texts, step: number, errors: FieldProblem[] = []) {
  const shown: PostedForm = { stage: "form", step, answers, errors };
  return data(shown, { status: errors.length > 0 ? 422 : 200 });
}

function showCheck<Answers>(
  context: Readonly<RouterContextProvider>,
  plan: FormPlan<Answers>,
  answers: Texts,
  notice: CheckNotice | null,
  { status = 200, token = signAnswers(context, plan, answers) } = {},
) {
  const shown: PostedForm = { stage: "check", answers, token, notice };
  return data(shown, { status });
}

function signAnswers<Answers>(
  context: Readonly<RouterContextProvider>,
  plan: FormPlan<Answers>,
  answers: Texts,
): string {
  const { secret, now } = context.get(appContext);
  return signCheckedForm(secret, toSignedContent(plan, buildBody(plan, answers)), now());
}

function buildBody<Answers>({ schema, buildBody: build }: FormPlan<Answers>, answers: Texts) {
  return build(v.parse(schema, answers), "");
}

/** All that is sent, also what the page adds to the answers: the home, the booking, the offer. */
function toSignedContent({ call }: Pick<FormPlan<never>, "call">, body: object): string {
  return JSON.stringify([call, body]);
}

async function submitAnswers<Answers>(
  context: Readonly<RouterContextProvider>,
  plan: FormPlan<Answers>,
  answers: Texts,
  fields: Texts,
) {
  const { secret, now } = context.get(appContext);
  const { token = "" } = fields;
  const body = buildBody(plan, answers);
  const checked = readCheckedForm(secret, token, toSignedContent(plan, body), now());
  if (checked === null) return showCheck(context, plan, answers, { kind: "unproven" });
  const sent = { ...body, [honeypotName]: fields[honeypotName] ?? "", openMs: undefined };
  const response = await context.get(callApi)(plan.call, sent, checked);
  if (response.ok) return data<PostedForm>({ stage: "sent", answers });
  const { status } = response;
  if (status === 422) return showRefusal(context, plan, answers, await readErrors(response));
  const notice: CheckNotice =
    status === 429
      ? { kind: "wait", seconds: Number(response.headers.get("Retry-After")) || 60 }
      : { kind: "failed-once" };
  // Nothing was stored, or its response was lost: the same token covers the repeat.
  return showCheck(context, plan, answers, notice, { status, token });
}

function showRefusal<Answers>(
  context: Readonly<RouterContextProvider>,
  plan: FormPlan<Answers>,
  answers: Texts,
  errors: FieldProblem[],
) {
  const names = new Set(plan.steps.flatMap(({ fields }) => fields));
  const placed = errors.flatMap(({ path, message }) => {
    // A tenant's field is named by its whole path.
    const name = names.has(path) ? path : getFieldName(path);
    return names.has(name) ? [{ path: name, message }] : [];
  });
  if (placed.length > 0) return showForm(answers, findErrorStep(plan, placed), placed);
  const isHumanCheck = errors.some(({ path }) => /recaptchatoken$/i.test(path));
  const notice: CheckNotice = isHumanCheck ? { kind: "unproven" } : { kind: "refused", errors };
  return showCheck(context, plan, answers, notice, { status: 422 });
}

const problemSchema = v.object({
  errors: v.array(v.object({ path: v.string(), message: v.string() })),
});

async function readErrors(response: Response): Promise<FieldProblem[]> {
  const problem = v.safeParse(problemSchema, await response.json());
  return problem.success ? problem.output.errors : [];
}
