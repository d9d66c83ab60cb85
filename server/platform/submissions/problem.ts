import type { ContentfulStatusCode } from "hono/utils/http-status";
import { currentRequestId } from "../logging/log-context.ts";
import type { FieldError } from "./outcome.ts";

export interface Problem {
  status: ContentfulStatusCode;
  title: string;
  detail: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the document. */
  more?: object;
}

/**
 * A problem document (RFC 9457). Never carries what was sent: that may be personal. A fault of ours
 * names the request, as the log does.
 */
export function problemResponse({
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
    ...instance(status),
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

function instance(status: number): object {
  const id = currentRequestId();
  return status >= 500 && id !== null ? { instance: `urn:uuid:${id}` } : {};
}

/** For a caller who asks more often than a call allows. */
export function tooManyRequests(seconds: number): Problem {
  return {
    status: 429,
    title: "Too many requests",
    detail: `Please wait ${seconds} seconds and try again.`,
    headers: { "Retry-After": String(seconds) },
  };
}

/** A path as it may be repeated: what was sent as a name may be anything, a person's too. */
export function safePath(path: string): string {
  return /^[\w.]{1,100}$/.test(path) ? path : "";
}
