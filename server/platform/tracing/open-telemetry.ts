import { context, SpanStatusCode } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { findRootCause } from "../database/database-problem.ts";
import type { TraceWork } from "./tracing.ts";

/** Milliseconds. Within what is left of a shutdown. */
const patienceMs = 2000;

/** Imported only where traces are on. */
export function startOpenTelemetry(
  collectorUrl: string,
  share: number,
): { traceWork: TraceWork; stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${collectorUrl.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: patienceMs,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": "lintel" })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // What a collector that is gone does not take is dropped, beyond 2048 spans.
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patienceMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("lintel");

  const traceWork: TraceWork = (name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work((later) => void span.setAttributes(later));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        // Not its message, which may hold what somebody entered.
        span.setAttribute("error.type", nameError(error));
        throw error;
      } finally {
        span.end();
      }
    });
  return {
    traceWork,
    async stop() {
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}

function nameError(error: unknown): string {
  const cause = findRootCause(error);
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}
