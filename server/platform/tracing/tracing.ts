import type { Logger } from "pino";

export type SpanAttributes = Record<string, string | number>;

/** Adds what is known only later. */
type Note = (attributes: SpanAttributes) => void;

export type TraceWork = <Result>(
  name: string,
  attributes: SpanAttributes,
  work: (note: Note) => Promise<Result>,
) => Promise<Result>;

/** Null while traces are off. */
let traceWork: TraceWork | null = null;

/** For places where naming a span is work of its own. */
export function isTracing(): boolean {
  return traceWork !== null;
}

/**
 * Runs work as a span of the trace that it belongs to. While traces are off it only runs it.
 * @param name one of few, never with an id or what somebody entered
 * @param attributes as by OpenTelemetry's conventions, and nothing that identifies anybody
 */
export const inSpan: TraceWork = (name, attributes, work) =>
  traceWork === null ? work(noNote) : traceWork(name, attributes, work);

const noNote: Note = () => {};

/**
 * Sends traces to a collector. The libraries for it are loaded only then.
 * @returns sends what is left, and ends it
 */
export async function openTraces(
  { tracesUrl, tracesShare }: { tracesUrl: string | null; tracesShare: number },
  log: Pick<Logger, "info">,
): Promise<() => Promise<void>> {
  if (tracesUrl === null) return async () => {};
  const { startOpenTelemetry } = await import("./open-telemetry.ts");
  const telemetry = startOpenTelemetry(tracesUrl, tracesShare);
  traceWork = telemetry.traceWork;
  log.info(`Traces are sent to ${new URL(tracesUrl).host}.`);
  return async () => {
    traceWork = null;
    await telemetry.stop();
  };
}
