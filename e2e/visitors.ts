import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** A request that was not answered as it should be. */
export interface Failure {
  what: string;
  /** Moments of `performance.now()`. */
  began: number;
  ended: number;
}

/** People who use the site without a rest, until they are told to leave. */
export interface Visitors {
  /** Ids that their submissions were answered, each once. */
  acknowledged: string[];
  failures: Failure[];
  /** Resolves when each of them has been served twice from now on. */
  served: () => Promise<void>;
  /** What was not acknowledged yet is sent until it is. */
  leave: () => Promise<void>;
  /** Ends them, whatever they were at. */
  end: () => Promise<void>;
}

/** As many that submit as that read. */
export function startVisitors(url: string, listingId: string, each = 3): Visitors {
  const acknowledged: string[] = [];
  const failures: Failure[] = [];
  const leaving = new AbortController();
  const givenUp = new AbortController();
  const counts = Array.from({ length: 2 * each }, () => 0);

  async function ask(what: string, request: () => Promise<Response>): Promise<Response | null> {
    const began = performance.now();
    let said: string;
    try {
      const response = await request();
      // Whole, or it failed on its way.
      const body = await response.arrayBuffer();
      if (response.status < 500) return new Response(body, response);
      said = String(response.status);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      said = error.cause instanceof Error ? error.cause.message : error.message;
    }
    failures.push({ what: `${what}: ${said}`, began, ended: performance.now() });
    return null;
  }

  /** The same key until it is answered, as the site's forms do. */
  async function submit(): Promise<void> {
    const [call, body] = aSubmission(listingId);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
    let response: Response | null = null;
    while (response === null && !givenUp.signal.aborted) {
      response = await ask("POST", () =>
        fetch(`${url}/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) }),
      );
      if (response === null) await pause(200);
    }
    if (response === null) return;
    if (response.status !== 201)
      throw new Error(`A submission was answered ${await response.text()}`);
    const answer = await response.json();
    acknowledged.push(answer.EnqId ?? answer.requestId);
  }

  const pages = ["/properties", `/property/${listingId}`, "/api/properties?limit=3", "/"];
  async function read(): Promise<void> {
    const path = pages[Math.floor(Math.random() * pages.length)]!;
    const response = await ask(`GET ${path}`, () => fetch(url + path));
    if (response !== null && !response.ok) throw new Error(`${path}: ${response.status}`);
    if (response === null) await pause(200);
  }

  const visits = counts.map(async (_none, person) => {
    while (!leaving.signal.aborted) {
      const before = failures.length;
      await (person < each ? submit() : read());
      if (person < each || failures.length === before) counts[person]! += 1;
      await pause(30);
    }
  });
  return {
    acknowledged,
    failures,
    async served() {
      const goals = counts.map((count) => count + 2);
      while (counts.some((count, person) => count < goals[person]!)) await pause(20);
    },
    async leave() {
      leaving.abort();
      await Promise.all(visits);
    },
    async end() {
      leaving.abort();
      givenUp.abort();
      await Promise.allSettled(visits);
    },
  };
}

/** An enquiry, or a landlord's request. */
function aSubmission(listingid: string): [call: string, body: object] {
  const email = `${randomUUID()}@example.com`;
  const applicant = { firstname: "Load", lastname: "Test", phone: "07700 900123", email };
  const freetext = "Any evening.";
  return Math.random() < 0.5
    ? ["submitenquiry", { listingid, applicant, extra: { freetext } }]
    : ["valrequest", { freetext, applicant }];
}
