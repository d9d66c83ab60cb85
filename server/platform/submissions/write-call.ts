import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import { detectSpam } from "../../../domain/shared/text/spam-signals.ts";
import type { Config } from "../../config.ts";
import { getClientAddress } from "../http/client-address.ts";
import { getRequestOrigin } from "../http/request-origin.ts";
import { getLoopbackOrigin } from "../http/site-origin.ts";
import { readUpTo } from "../http/read-up-to.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { PlatformContext } from "../platform-context.ts";
import {
  getRateLimitPoints,
  type Outcome,
  type PlainForm,
  type Refusal,
  type Submission,
} from "./outcome.ts";
import {
  type Problem,
  createProblemResponse,
  sanitizeFieldPath,
  createTooManyRequests,
} from "./problem.ts";
import { redactPath } from "../http/logged-path.ts";
import { bodyBytes } from "../../../domain/shared/fields/body-limits.ts";

/** Of a call and of a form. */
export const maxBodyBytes = bodyBytes.form;

/**
 * Handles every write: origin, rate limit, size, JSON, schema, then the use case. Errors are
 * problem documents that never repeat the input.
 */
export function writeCall<Input, Answer extends object>(
  app: PlatformContext,
  call: {
    schema: v.GenericSchema<unknown, Input>;
    /** As it is now, where settings decide what may be sent. */
    schemaNow?: () => Promise<v.GenericSchema<unknown, Input>>;
    limit: RateLimit;
    /** Fake success for bots caught by the honeypot. */
    pretend: () => Answer;
    run: (input: Input, submission: Submission, context: Context) => Promise<Outcome<Answer>>;
  },
) {
  const answer = async (context: Context): Promise<Response> => {
    const foreign = refuseForeignOrigin(context.req.raw, app.config);
    if (foreign) return createProblemResponse(foreign);
    const { plainForm } = readBindings(context);
    const wait = await call.limit(
      getClientAddress(context, app.config),
      getRateLimitPoints({ plainForm }),
    );
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));

    const key = context.req.header("Idempotency-Key") ?? randomUUID();
    if (!v.is(v.pipe(v.string(), v.uuid()), key)) return createProblemResponse(badKey);
    const body = await readBody(context.req.raw);
    if (!body.ok) return createProblemResponse(body.problem);
    const { body: json, signal } = detectSpam(body.json, app.config.formMinSeconds);
    const schema = (await call.schemaNow?.()) ?? call.schema;
    const read = v.safeParse(schema, json, { message: toPlainMessage });
    const parsed = read.success ? await hideTypedLinks(app, schema, { json, read }) : read;
    if (!parsed.success) return createProblemResponse(toValidationProblem(parsed.issues));
    if (signal !== null) {
      app.metrics.robotsRefused.inc({ sign: signal });
      app.log.warn({ path: redactPath(context.req.path), signal }, "Spam submission rejected");
      return respondCreated(context, call.pretend());
    }

    const submission = {
      key,
      bodyHash: createHash("sha256").update(body.text).digest("hex"),
      plainForm,
      linkOrigin: app.config.publicUrl ?? getLoopbackOrigin(context.req.url),
    };
    const outcome = await call.run(parsed.output, submission, context);
    if (outcome.ok) return respondCreated(context, outcome.answer);
    const { notHuman } = outcome.refusal;
    if (notHuman) app.metrics.humanCheckFailures.inc({ reason: notHuman });
    return createProblemResponse(toProblem(outcome.refusal));
  };
  return Object.assign(answer, { schema: call.schema });
}

/** In which a page sends the link that its call is made by, or what the human check gave. */
const notTyped = new Set(["EnqId", "recaptchaToken", "recaptchatoken"]);

/**
 * Whoever asks why a page does not open pastes its address, which nobody else may read. The schema has
 * limited the texts by now, and what it made of them comes from those without links: an address for mail
 * that had one in it is none. `id` is such a link where it stands alone, at the top.
 */
async function hideTypedLinks<Input>(
  { hideLinks }: PlatformContext,
  schema: v.GenericSchema<unknown, Input>,
  { json, read }: { json: unknown; read: v.SafeParseResult<v.GenericSchema<unknown, Input>> },
) {
  if (typeof json !== "object" || json === null) return read;
  const { id, ...texts }: { id?: unknown } = json;
  const shown = await hideLinks(texts, notTyped);
  if (shown === texts) return read;
  const without = { ...shown, ...(id !== undefined && { id }) };
  return v.safeParse(schema, without, { message: toPlainMessage });
}

/** What a page's action adds to the call that it makes in this process. No request can carry it. */
export interface FormBindings {
  plainForm?: PlainForm;
}

function readBindings(context: Context<{ Bindings: FormBindings }>): FormBindings {
  return context.env ?? {};
}

function respondCreated(context: Context, answer: object): Response {
  return context.json(answer, 201, { "Cache-Control": "no-store" });
}

const badKey: Problem = {
  status: 400,
  title: "Invalid idempotency key",
  detail: "The Idempotency-Key header must be a UUID.",
};

const retryAfterSeconds = 5;

export function toProblem(refusal: Refusal): Problem {
  const { waitSeconds, unavailable, conflict, gone, missing, ...rest } = refusal;
  if (missing) return { status: 404, ...rest };
  if (conflict) return { status: 409, ...rest, more: conflict };
  if (gone) return { status: 410, ...rest };
  if (unavailable)
    return { status: 503, ...refusal, headers: { "Retry-After": String(retryAfterSeconds) } };
  return waitSeconds === undefined
    ? { status: 422, ...refusal }
    : createTooManyRequests(waitSeconds);
}

export function refuseForeignOrigin(request: Request, config: Config): Problem | null {
  const origin = request.headers.get("Origin");
  const known = [getRequestOrigin(request, config), ...config.allowedOrigins];
  if (origin === null || known.includes(origin)) return null;
  return {
    status: 403,
    title: "Unknown origin",
    detail: "This endpoint only accepts requests from this site and its allowed origins.",
  };
}

type Body = { ok: true; text: string; json: unknown } | { ok: false; problem: Problem };

export async function readBody(request: Request): Promise<Body> {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) {
    return rejectBody({
      status: 415,
      title: "JSON required",
      detail: "Send the body as application/json.",
    });
  }
  const bytes = await readUpTo(request.body, maxBodyBytes);
  if (bytes === null) {
    return rejectBody({
      status: 413,
      title: "Request too large",
      detail: "The request body can be up to 64 KB.",
    });
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { ok: true, text, json: JSON.parse(text) };
  } catch {
    return rejectBody({
      status: 400,
      title: "Invalid JSON",
      detail: "The request body isn’t valid JSON.",
    });
  }
}

function rejectBody(problem: Problem): Body {
  return { ok: false, problem };
}

/** Replaces valibot's default messages, which repeat the value. */
export function toPlainMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object") {
    return issue.expected === "never" ? "This field isn’t recognised" : "This field is missing";
  }
  return "This value isn’t valid";
}

export function toValidationProblem(issues: readonly v.BaseIssue<unknown>[]): Problem {
  return {
    status: 422,
    title: "Check what you entered",
    detail: "Some fields are missing or invalid.",
    errors: issues.map((issue) => ({
      path: sanitizeFieldPath(v.getDotPath(issue) ?? ""),
      message: issue.message,
    })),
  };
}
