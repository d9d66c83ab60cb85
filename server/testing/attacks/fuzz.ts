import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import * as v from "valibot";
import { callDocs } from "../../site/api/call-docs.ts";
import { problemAnswer } from "../../site/api/wire-schemas.ts";
import type { AppContext } from "../../app-context.ts";
import { createTestApp } from "../app-context.ts";
import { type KnownValues, marker } from "./bodies.ts";
import type { LoggedLine } from "./log.ts";
import { type Call, createRequests, type SentRequest } from "./requests.ts";
import { type Keys, secrets } from "./victim.ts";

const insides =
  /\n\s+at |\.[jt]sx?:\d+|node_modules|\/server\/|file:\/\/|ECONN|ENOENT|Failed query|violates|syntax error|duplicate key|\b(?:select|insert|update|delete) "|TypeError|undefined is|Unexpected token/i;

/**
 * Fuzzes one call.
 * @param run.seed makes the requests reproducible
 * @param run.examples bodies the call accepts
 * @param run.known values of fields, besides the known ids
 * @throws with the smallest request that got a 5xx, a leak or an undocumented response, and the
 * seed
 * @returns the number of requests by status
 */
export async function fuzzCall(
  { appContext, heard, keys }: { appContext: AppContext; heard: LoggedLine; keys: Keys },
  [method, path, handler]: Call,
  run: {
    runs: number;
    seed: number;
    examples?: readonly unknown[] | undefined;
    known?: KnownValues;
  },
): Promise<Map<number, number>> {
  const app = createTestApp(appContext);
  const statuses = new Map<number, number>();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      createRequests(
        [method, path, handler],
        { ...listKnownValues(keys), ...run.known },
        run.examples,
      ),
      async (sent) => {
        const own = `zq${(count += 1)}x`;
        const response = await app.request(...createRequest(method, markFields(sent, own)));
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        await check(`${method} ${path}`, response, own);
        heard.judge(own);
      },
    ),
    { numRuns: run.runs, seed: run.seed },
  );
  return statuses;
}

/** Gives each request its own marker, which must not appear in the response. */
function markFields({ path, query, headers, body }: SentRequest, own: string): SentRequest {
  const mark = (text: string) => text.replaceAll(marker, own);
  const sent = typeof body === "string" ? mark(body) : body;
  return { path: mark(path), query: mark(query), headers, body: sent };
}

function createRequest(
  method: string,
  { path, query, headers, body }: SentRequest,
): [string, RequestInit] {
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

function listKnownValues(keys: Keys): KnownValues {
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
