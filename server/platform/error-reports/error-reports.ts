import {
  createEventEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type TransportRequest,
} from "@sentry/core";
import type { Config } from "../../config.ts";
import { describeError } from "../database/database-problem.ts";
import { errorEvent } from "./error-event.ts";

/** Reports on their way at the same time; further ones are dropped, for the log has them. */
const maxReports = 20;
/** How long the service may take to answer. */
const patienceMs = 3000;
/** How long the end of the process waits for reports on their way. */
const lastMs = 1000;

export interface ErrorReports {
  /** Takes a line of the log as JSON; returns at once. */
  write: (line: string) => void;
  /** Resolves when what was taken has been sent, within a second. */
  sent: () => Promise<void>;
}

/**
 * Sends errors on to a service that speaks Sentry's protocol. Null where the settings name none.
 * @param tell hears why reports don't get through: once, until one does again
 */
export function openErrorReports(
  { errorReportDsn, production }: Pick<Config, "errorReportDsn" | "production">,
  tell: (problem: string) => void,
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
      // Only envelopes with attachments are bytes.
      body: String(body),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.ok) isTold = false;
    else problem(`it answered ${answer.status}`);
    const { headers, status } = answer;
    // The transport sends nothing for as long as these say.
    return {
      statusCode: status,
      headers: {
        "x-sentry-rate-limits": headers.get("X-Sentry-Rate-Limits"),
        "retry-after": headers.get("Retry-After"),
      },
    };
  }

  function problem(reason: string): void {
    if (!isTold) tell(`The error service at ${dsn?.host} gets no reports: ${reason}.`);
    isTold = true;
  }

  return {
    write(line) {
      const event = errorEvent(line, production ? "production" : "development");
      if (event === null) return;
      transport
        .send(createEventEnvelope(event, dsn))
        .then(undefined, (error: unknown) => problem(describeError(error)));
    },
    sent: async () => void (await transport.flush(lastMs)),
  };
}
