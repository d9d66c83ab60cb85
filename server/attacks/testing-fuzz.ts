import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import * as fc from "fast-check";
import type { Logger } from "pino";
import * as v from "valibot";
import { callDocs } from "../api/call-docs.ts";
import type { calls } from "../api/routes.ts";
import { problemAnswer } from "../api/wire-schemas.ts";
import type { House } from "../house.ts";
import { openLog } from "../log.ts";
import { testApp } from "../testing-house.ts";
import { bodiesOf, type KnownValues, marker } from "./testing-bodies.ts";
import { type Keys, secrets } from "./testing-victim.ts";
import { mutated, wildBody, wildName, wildText, wildType } from "./testing-wild.ts";

interface Sent {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

type Call = ReturnType<typeof calls>[number];

/** What tells of our inside: where code stands, what a database says, how we are built. */
const insides =
  /\n\s+at |\.[jt]sx?:\d+|node_modules|\/server\/|file:\/\/|ECONN|ENOENT|Failed query|violates|syntax error|duplicate key|\b(?:select|insert|update|delete) "|TypeError|undefined is|Unexpected token/i;

/**
 * Sends generated requests to one call.
 * @param run.seed the same seed makes the same requests
 * @param run.examples bodies that the call takes as they are
 * @param run.known values of fields, beside those that the house knows
 * @throws with the smallest request that was answered by a 5xx, by more than may be told, or
 * otherwise than described; its message holds the seed
 * @returns how many requests got each status
 */
export async function fuzzCall(
  { house, heard, keys }: { house: House; heard: Heard; keys: Keys },
  [method, path, handler]: Call,
  run: {
    runs: number;
    seed: number;
    examples?: readonly unknown[] | undefined;
    known?: KnownValues;
  },
): Promise<Map<number, number>> {
  const app = testApp(house);
  const statuses = new Map<number, number>();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      requests([method, path, handler], { ...knownValues(keys), ...run.known }, run.examples),
      async (sent) => {
        const own = `zq${(count += 1)}x`;
        const response = await app.request(...requestOf(method, marked(sent, own)));
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        await check(`${method} ${path}`, response, own);
        heard.judge(own);
      },
    ),
    { numRuns: run.runs, seed: run.seed },
  );
  return statuses;
}

function requests(
  [method, path, { schema }]: Call,
  known: KnownValues,
  examples: readonly unknown[] = [],
): fc.Arbitrary<Sent> {
  const parameters = callDocs[`${method} ${path}`]?.query ?? {};
  const pairs = Object.entries(parameters).map(([name, parameter]) => {
    const right = bodiesOf(parameter.schema, known, name).map(String);
    return fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: right }, wildText));
  });
  const query = fc
    .array(fc.oneof(...pairs, fc.tuple(wildName, wildText)), { maxLength: 5 })
    .map((given) => String(new URLSearchParams(given)));
  const bodies = schema ? bodiesOf(schema, known) : fc.jsonValue();
  const right = mutated(
    fc.oneof({ weight: 4, arbitrary: bodies }, ...examples.map((body) => fc.constant(body))),
  );
  const headers = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ "Content-Type": "application/json" }) },
    wildHeaders,
  );
  return fc.record({
    path: pathOf(path, known),
    query: fc.oneof(fc.constant(""), fc.constant("from=page"), query),
    headers,
    body:
      method === "GET"
        ? fc.constant(null)
        : fc.oneof({ weight: 3, arbitrary: right.map(asJson) }, wildBody),
  });
}

function asJson(body: unknown): string {
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

function pathOf(path: string, known: KnownValues): fc.Arbitrary<string> {
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

/** Each request has a marker of its own: its answer may hold nothing of it. */
function marked({ path, query, headers, body }: Sent, own: string): Sent {
  const mark = (text: string) => text.replaceAll(marker, own);
  const sent = typeof body === "string" ? mark(body) : body;
  return { path: mark(path), query: mark(query), headers, body: sent };
}

function requestOf(method: string, { path, query, headers, body }: Sent): [string, RequestInit] {
  const url = `http://lintel.test/api${path}${query && "?"}${query}`;
  return [url, { method, headers: { "Idempotency-Key": randomUUID(), ...headers }, body }];
}

async function check(name: string, response: Response, own: string): Promise<void> {
  const text = await response.text();
  const told = text + (response.headers.get("Location") ?? "");
  const leak = [own, ...secrets].find((secret) => told.includes(secret)) ?? insides.exec(told)?.[0];
  if (response.status >= 500 || leak !== undefined) {
    throw new Error(
      `${name} answered ${response.status}${leak ? ` and told "${leak}"` : ""}: ${text}`,
    );
  }
  if (response.status === 303) return;
  const answer = callDocs[name]?.answer;
  const described = response.status === answer?.status ? answer.schema : problemAnswer;
  if (!v.is(described, JSON.parse(text))) {
    throw new Error(`${name} answered ${response.status} otherwise than described: ${text}`);
  }
}

/** Values that the house knows, by the fields and parameters that may carry them. */
function knownValues(keys: Keys): KnownValues {
  const ids = [keys.offer, keys.liteOffer, keys.booking, keys.recipient, keys.enquiry, keys.home];
  return {
    listingid: [keys.home, keys.liteHome],
    EnqId: [keys.enquiry],
    id: ids,
    token: [keys.stopAlert, keys.recipient],
    search: ["area=shoreditch", "area=shoreditch&bedsmin=2", { area: "Shoreditch", bedsmax: 3 }],
    area: ["shoreditch", "E2", "manchester"],
    bbox: ["-0.13,51.5,-0.05,51.55"],
    availablefrom: ["now", "2026-12-15"],
    scheduleViewingDate: ["2026-11-24"],
    version: [0, 1, 2],
    q: ["shoreditch", "e8 1aa", "old street"],
  };
}

export interface Heard {
  log: Logger;
  /** @throws where the log holds the text, or an error; forgets what was heard */
  judge: (text: string) => void;
}

/** A log that listens for what must not be in it. */
export function listeningLog(): Heard {
  let heard = "";
  const destination = new Writable({
    write(chunk, _encoding, done) {
      heard += chunk;
      done();
    },
  });
  return {
    log: openLog({ logLevel: "info", logFormat: "json" }, destination),
    judge(text) {
      const all = heard;
      heard = "";
      if (/"level":[56]0/.test(all) || all.includes(text)) throw new Error(`The log said: ${all}`);
    },
  };
}
