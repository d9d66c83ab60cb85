import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

export interface Failure {
  what: string;
  /** In the time of `performance.now()`. */
  began: number;
  ended: number;
}

export interface Visitors {
  acknowledged: string[];
  failures: Failure[];
  waitUntilServed: () => Promise<void>;
  /** Finishes pending submissions, retrying until acknowledged, then stops. */
  finish: () => Promise<void>;
  abort: () => Promise<void>;
}

export function startVisitors(url: string, listingId: string, each = 3): Visitors {
  const acknowledged: string[] = [];
  const failures: Failure[] = [];
  const finishing = new AbortController();
  const aborted = new AbortController();
  const counts = Array.from({ length: 2 * each }, () => 0);

  async function sendRequest(
    what: string,
    request: () => Promise<Response>,
  ): Promise<Response | null> {
    const began = performance.now();
    let reason: string;
    try {
      const response = await request();
      // Reading the body detects truncated responses.
      const body = await response.arrayBuffer();
      if (response.status < 500) return new Response(body, response);
      reason = String(response.status);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      reason = error.cause instanceof Error ? error.cause.message : error.message;
    }
    failures.push({ what: `${what}: ${reason}`, began, ended: performance.now() });
    return null;
  }

  /** Retries with the same idempotency key until acknowledged, as the site's forms do. */
  async function submit(): Promise<void> {
    const [call, body] = createSubmission(listingId);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
    let response: Response | null = null;
    while (response === null && !aborted.signal.aborted) {
      response = await sendRequest("POST", () =>
        fetch(`${url}/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) }),
      );
      if (response === null) await pause(200);
    }
    if (response === null) return;
    if (response.status !== 201)
      throw new Error(`A submission was answered ${await response.text()}`);
    const data = await response.json();
    acknowledged.push(data.EnqId ?? data.requestId);
  }

  const pages = ["/properties", `/property/${listingId}`, "/api/properties?limit=3", "/"];
  async function readPage(): Promise<void> {
    const path = pages[Math.floor(Math.random() * pages.length)]!;
    const response = await sendRequest(`GET ${path}`, () => fetch(url + path));
    if (response !== null && !response.ok) throw new Error(`${path}: ${response.status}`);
    if (response === null) await pause(200);
  }

  const visits = counts.map(async (_none, person) => {
    while (!finishing.signal.aborted) {
      const before = failures.length;
      await (person < each ? submit() : readPage());
      if (person < each || failures.length === before) counts[person]! += 1;
      await pause(30);
    }
  });
  return {
    acknowledged,
    failures,
    async waitUntilServed() {
      const goals = counts.map((count) => count + 2);
      while (counts.some((count, person) => count < goals[person]!)) await pause(20);
    },
    async finish() {
      finishing.abort();
      await Promise.all(visits);
    },
    async abort() {
      finishing.abort();
      aborted.abort();
      await Promise.allSettled(visits);
    },
  };
}

function createSubmission(listingid: string): [call: string, body: object] {
  const email = `${randomUUID()}@example.com`;
  const applicant = { firstname: "Load", lastname: "Test", phone: "07700 900123", email };
  const freetext = "Any evening.";
  return Math.random() < 0.5
    ? ["submitenquiry", { listingid, applicant, extra: { freetext } }]
    : ["valrequest", { freetext, applicant }];
}
