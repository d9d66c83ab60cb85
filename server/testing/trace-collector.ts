import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { getPort } from "./smtp-server.ts";

export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Takes what OpenTelemetry's exporters send (OTLP over HTTP, as JSON). */
export async function startTraceCollector() {
  const spans: Span[] = [];
  const collector = createServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the protocol's own form
    const { resourceSpans } = (await json(request)) as SentTraces;
    for (const { scopeSpans } of resourceSpans)
      for (const one of scopeSpans) spans.push(...one.spans);
    response.setHeader("Content-Type", "application/json").end("{}");
  }

  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  return {
    spans,
    url: `http://127.0.0.1:${getPort(collector)}`,
    close: () => void collector.close(),
  };
}
