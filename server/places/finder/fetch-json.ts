import { readUpTo } from "../../platform/http/read-up-to.ts";

/** Longest wait for an external service, milliseconds. */
export const timeoutMs = 1500;
const maxBytes = 256 * 1024;

export type ServiceResponse =
  | { ok: true; status: number; body: unknown }
  | { ok: false; why: string };

/**
 * Calls a JSON service over HTTP. Failure reasons never contain the query, which may be somebody's
 * home address.
 */
export async function fetchJson(url: URL): Promise<ServiceResponse> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500 || response.status === 429)
      return { ok: false, why: `it answered ${response.status}` };
    const bytes = await readUpTo(response.body, maxBytes);
    if (bytes === null) return { ok: false, why: "its answer was too long" };
    return { ok: true, status: response.status, body: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    return { ok: false, why: describeReason(error) };
  }
}

function describeReason(error: unknown): string {
  if (error instanceof SyntaxError) return "its answer was no JSON";
  const timedOut = error instanceof Error && error.name === "TimeoutError";
  return timedOut ? `no answer within ${timeoutMs} ms` : "it could not be reached";
}
