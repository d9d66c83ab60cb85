import * as fc from "fast-check";
import { callDocs } from "../../site/api/call-docs.ts";
import type { apiCalls } from "../../site/api/api-calls.ts";
import { createBodies, type KnownValues } from "./bodies.ts";
import { mutate, wildBody, wildName, wildText, wildType } from "./wild.ts";

export interface SentRequest {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

export type Call = ReturnType<typeof apiCalls>[number];

/**
 * Generates requests to one call: known and random keys, valid and unknown parameters, bodies that
 * match its schema, nearly match or don't.
 * @param examples bodies the call accepts
 */
export function createRequests(
  [method, path, { schema }]: Call,
  known: KnownValues,
  examples: readonly unknown[] = [],
): fc.Arbitrary<SentRequest> {
  const parameters = callDocs[`${method} ${path}`]?.query ?? {};
  const pairs = Object.entries(parameters).map(([name, parameter]) => {
    const right = createBodies(parameter.schema, known, name).map(String);
    return fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: right }, wildText));
  });
  const query = fc
    .array(fc.oneof(...pairs, fc.tuple(wildName, wildText)), { maxLength: 5 })
    .map((given) => String(new URLSearchParams(given)));
  const bodies = schema ? createBodies(schema, known) : fc.jsonValue();
  const right = mutate(
    fc.oneof({ weight: 4, arbitrary: bodies }, ...examples.map((body) => fc.constant(body))),
  );
  const headers = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ "Content-Type": "application/json" }) },
    wildHeaders,
  );
  return fc.record({
    path: createPath(path, known),
    query: fc.oneof(fc.constant(""), fc.constant("from=page"), query),
    headers,
    body:
      method === "GET"
        ? fc.constant(null)
        : fc.oneof({ weight: 3, arbitrary: right.map(toJson) }, wildBody),
  });
}

function toJson(body: unknown): string {
  return JSON.stringify(body) ?? "";
}

const wildHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    "Content-Type": wildType,
    "Content-Encoding": fc.constantFrom("gzip", "br", "identity"),
    "Content-Length": fc.constantFrom("0", "-1", "9999999999"),
    "Idempotency-Key": fc.oneof(fc.uuid(), fc.constantFrom("", "1", "null")),
    Origin: fc.constantFrom("null", "https://evil.example", "http://lintel.test"),
    "Accept-Encoding": fc.constantFrom("identity", "br;q=x", "*"),
    "X-Forwarded-For": fc.constantFrom("", "junk", "1.2.3.4, ::1"),
  },
  { requiredKeys: [] },
);

function createPath(path: string, known: KnownValues): fc.Arbitrary<string> {
  const parts = path.split("/").map((part): fc.Arbitrary<string> => {
    if (!part.startsWith(":")) return fc.constant(part);
    const right = fc.constantFrom(...(known["id"] ?? []), ...(known["token"] ?? [])).map(String);
    return fc.oneof(
      right,
      wildText.map((text) => encodeURIComponent(text.toWellFormed()) || "x"),
    );
  });
  return fc.tuple(...parts).map((each) => each.join("/"));
}
