import type { Context } from "hono";
import { isAllowed, type Permission } from "../../domain/staff/roles.ts";
import type { KeyScope } from "../../domain/staff/staff-keys.ts";
import { referenceForm } from "../../domain/listings/put-home.ts";
import type { AppContext } from "../app-context.ts";
import { getClientAddress } from "../platform/http/client-address.ts";
import { rateLimit } from "../platform/http/rate-limit.ts";
import type { Refusal } from "../platform/submissions/outcome.ts";
import {
  createProblemResponse,
  createTooManyRequests,
  type Problem,
} from "../platform/submissions/problem.ts";
import { refuseForeignOrigin, toProblem } from "../platform/submissions/write-call.ts";
import { findKeyHolder, type KeyHolder } from "../staff/account/staff-keys.ts";

/** A minute, from one address: enough for a system that sends its stock. */
const perMinute = 300;

export function limitKeyCalls(app: AppContext) {
  return rateLimit(app, "office listings", perMinute, 60);
}

/** Who may not call at all. Null lets the call go on. */
export async function refuseCaller(
  app: AppContext,
  context: Context,
  limit: ReturnType<typeof limitKeyCalls>,
): Promise<Problem | null> {
  const foreign = refuseForeignOrigin(context.req.raw, app.config);
  if (foreign) return foreign;
  const wait = await limit(getClientAddress(context, app.config));
  return wait === null ? null : createTooManyRequests(wait);
}

export type Holder = { ok: true; holder: KeyHolder } | { ok: false; problem: Problem };

/** What its scopes and its person's role both allow. */
export async function readKey(app: AppContext, context: Context): Promise<Holder> {
  const holder = await findKeyHolder(app, context.req.header("Authorization") ?? null);
  if (holder) return { ok: true, holder };
  const problem = {
    status: 401 as const,
    title: "API key required",
    detail:
      "Send a valid office API key as Authorization: Bearer. Yours is missing, unknown or revoked.",
    headers: { "WWW-Authenticate": "Bearer" },
  };
  return { ok: false, problem };
}

export function findForbidden(
  { scopes, role, isLimited }: KeyHolder,
  scope: KeyScope,
  permission: Permission,
): Problem | null {
  const forbid = (detail: string) => ({ status: 403 as const, title: "Not allowed", detail });
  if (!scopes.includes(scope)) return forbid(`This key doesn’t have the scope ${scope}.`);
  if (isLimited) return forbid("The person this key belongs to is limited to one branch.");
  return isAllowed(role, permission)
    ? null
    : forbid("The person this key belongs to doesn’t have permission.");
}

/** Null for what is no reference. */
export function readReference(context: Context): string | null {
  const reference = context.req.param("ref") ?? "";
  return referenceForm.test(reference) ? reference : null;
}

export const badReference: Problem = {
  status: 422,
  title: "Invalid reference",
  detail: "A reference can have up to 40 letters, digits, hyphens and underscores.",
};

/** The editor's fields are in `fields` here. */
export function respondRefusal(refusal: Refusal, prefix: string): Response {
  const { status, ...problem } = toProblem(refusal);
  const errors = problem.errors?.map(({ path, message }) => ({
    path: path.startsWith(prefix) ? path : `${prefix}${path}`,
    message,
  }));
  return createProblemResponse({ status, ...problem, ...(errors && { errors }) });
}
