import type { ContentfulStatusCode } from "hono/utils/http-status";

/** One thing wrong with a request: where (`applicant.email`, `rentmin`) and what, fit for a person. */
export interface FieldError {
  path: string;
  message: string;
}

export interface Problem {
  status: ContentfulStatusCode;
  title: string;
  detail: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** A problem document (RFC 9457). Never carries what was sent: that may be personal. */
export function problemResponse({ status, title, detail, errors, headers }: Problem): Response {
  const body = { type: "about:blank", title, status, detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
