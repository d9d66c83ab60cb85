import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** A request that was not answered, or with 5xx. */
interface Failure {
  at: number;
  what: string;
}

export interface Load {
  /** Ids of submissions that were acknowledged. */
  acknowledged: string[];
  pagesServed: () => number;
  /** Answered 503 or cut, and tried again with the same key. */
  refused: () => number;
  failedPages: () => Failure[];
  /** The longest time without an acknowledgement since then, and the slowest page, milliseconds. */
  since: (began: number) => { standstillMs: number; slowestPageMs: number; refused: number };
  /** What visitors read. */
  paths: readonly string[];
  /** Waits until every sender has been acknowledged twice more. */
  waitUntilServed: () => Promise<void>;
  /** Lets every sender get its acknowledgement. */
  finish: () => Promise<void>;
}

const senderCount = 4;
const readerCount = 3;
/** Between two requests of one visitor. */
const pauseMs = 150;
const longestMs = 30_000;

/** Visitors who read pages and send forms until `finish`. They send again what was not acknowledged. */
export function startLoad(url: string, listingId: string): Load {
  const paths = [
    "/",
    "/properties",
    `/property/${listingId}`,
    "/flats-to-rent/manchester",
    "/landlords",
  ];
  const acknowledged: string[] = [];
  const acknowledgedAt: number[] = [];
  const refusals: Failure[] = [];
  const failedPages: Failure[] = [];
  const pages: { at: number; ms: number }[] = [];
  const finishing = new AbortController();
  const counts = Array.from({ length: senderCount }, () => 0);

  async function send(): Promise<void> {
    const [call, body] = createSubmission(listingId);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
    for (;;) {
      const id = await post(call, headers, JSON.stringify(body));
      if (id !== null) {
        acknowledged.push(id);
        acknowledgedAt.push(performance.now());
        return;
      }
      await pause(200);
    }
  }

  async function post(
    call: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(longestMs);
      const response = await fetch(`${url}/api/${call}`, { method: "POST", headers, body, signal });
      const answer = await response.json();
      if (response.status === 201) return answer.EnqId ?? answer.requestId;
      refusals.push({ at: performance.now(), what: `${call}: ${response.status}` });
      if (response.status < 500) throw new Error(`Refused: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("Rejected")) throw error;
      refusals.push({ at: performance.now(), what: `${call}: ${describe(error)}` });
    }
    return null;
  }

  async function read(path: string): Promise<void> {
    const began = performance.now();
    let problem: string | null;
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(longestMs) });
      const page = await response.text();
      problem = response.ok && page.includes("</html>") ? null : String(response.status);
    } catch (error) {
      problem = describe(error);
    }
    pages.push({ at: began, ms: performance.now() - began });
    if (problem !== null) failedPages.push({ at: began, what: `${path}: ${problem}` });
  }

  const senders = counts.map(async (_none, sender) => {
    while (!finishing.signal.aborted) {
      await send();
      counts[sender]! += 1;
      await pause(pauseMs);
    }
  });
  const readers = Array.from({ length: readerCount }, async (_none, reader) => {
    for (let n = reader; !finishing.signal.aborted; n++) {
      await read(paths[n % paths.length]!);
      await pause(pauseMs);
    }
  });
  return {
    acknowledged,
    paths,
    pagesServed: () => pages.length - failedPages.length,
    refused: () => refusals.length,
    failedPages: () => failedPages,
    since(began) {
      const times = [began, ...acknowledgedAt.filter((at) => at > began), performance.now()];
      const gaps = times.map((at, n) => at - (times[n - 1] ?? at));
      const slow = pages.filter(({ at }) => at >= began).map(({ ms }) => ms);
      return {
        standstillMs: Math.max(...gaps),
        slowestPageMs: Math.max(0, ...slow),
        refused: refusals.filter(({ at }) => at >= began).length,
      };
    },
    async waitUntilServed() {
      const goals = counts.map((count) => count + 2);
      while (counts.some((count, sender) => count < goals[sender]!)) await pause(50);
    },
    async finish() {
      finishing.abort();
      await Promise.all([...senders, ...readers]);
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function createSubmission(listingid: string): [call: string, body: object] {
  const email = `${randomUUID()}@example.com`;
  const applicant = { firstname: "Load", lastname: "Test", phone: "07700 900123", email };
  const freetext = "Any evening.";
  return Math.random() < 0.5
    ? ["submitenquiry", { listingid, applicant, extra: { freetext } }]
    : ["valrequest", { freetext, applicant }];
}
