import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { getRequestId } from "../logging/log-context.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";

export interface Problem {
  status: ContentfulStatusCode;
  title: string;
  detail: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  more?: object;
}

/**
 * Builds a problem document (RFC 9457). Never includes the input, which may be personal. Server
 * errors include the request id, as the log does.
 */
export function createProblemResponse({
  status,
  title,
  detail,
  errors,
  headers,
  more,
}: Problem): Response {
  const body = {
    type: "about:blank",
    title,
    status,
    detail,
    ...(errors && { errors }),
    ...createInstance(status),
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

function createInstance(status: number): object {
  const id = getRequestId();
  return status >= 500 && id !== null ? { instance: `urn:uuid:${id}` } : {};
}

export function createTooManyRequests(seconds: number): Problem {
  return {
    status: 429,
    title: "Too many requests",
    detail: `Please wait ${formatCount(seconds, "second")} and try again.`,
    headers: { "Retry-After": String(seconds) },
  };
}

/** Returns a field path safe to repeat: an unknown key may contain anything, even a name. */
export function sanitizeFieldPath(path: string): string {
  return /^[\w.]{1,100}$/.test(path) ? path : "";
}
