import {
  createEventEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type TransportRequest,
} from "@sentry/core";
import type { Config } from "../../config.ts";
import { describeError } from "../database/database-problem.ts";
import { createErrorEvent } from "./error-event.ts";

/** Most reports in flight. Further ones are dropped, as they are in the log. */
const maxReports = 20;
const patienceMs = 3000;
const lastMs = 1000;

export interface ErrorReports {
  write: (line: string) => void;
  sent: () => Promise<void>;
}

/**
 * Reports errors to a Sentry-compatible service. Null if not configured.
 * @param reportProblem gets the reason when reports fail, once until one succeeds
 */
export function openErrorReports(
  { errorReportDsn, production }: Pick<Config, "errorReportDsn" | "production">,
  reportProblem: (problem: string) => void,
): ErrorReports | null {
  const dsn = errorReportDsn === null ? undefined : dsnFromString(errorReportDsn);
  if (!dsn) return null;
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  const transport = createTransport({ bufferSize: maxReports, recordDroppedEvent() {} }, post);
  let isTold = false;

  async function post({ body }: TransportRequest) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-sentry-envelope" },
      // Only envelopes with attachments are binary.
      body: String(body),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.ok) isTold = false;
    else problem(`it answered ${answer.status}`);
    const { headers, status } = answer;
    // Rate limit headers, which pause the transport.
    return {
      statusCode: status,
      headers: {
        "x-sentry-rate-limits": headers.get("X-Sentry-Rate-Limits"),
        "retry-after": headers.get("Retry-After"),
      },
    };
  }

  function problem(reason: string): void {
    if (!isTold) reportProblem(`The error service at ${dsn?.host} gets no reports: ${reason}.`);
    isTold = true;
  }

  return {
    write(line) {
      const event = createErrorEvent(line, production ? "production" : "development");
      if (event === null) return;
      transport
        .send(createEventEnvelope(event, dsn))
        .then(undefined, (error: unknown) => problem(describeError(error)));
    },
    sent: async () => void (await transport.flush(lastMs)),
  };
}
