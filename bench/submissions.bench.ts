import { randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { startTestServer } from "../server/testing/server.ts";
import { createProofOfWork } from "../server/platform/human-check/proof.ts";
import { holdFigure } from "./figures.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { withSite } from "./with-site.ts";

/** Milliseconds. Includes verifying the human check and queueing two mails. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "30" } } });
const seconds = Number(values.seconds);
const warmUpSeconds = Math.min(3, seconds);
const rates = { server: 200, embedded: 50 };
const p99Limit = 150;

/** Easy challenges, signed with the site's secret. Verification costs the same. */
const secret = randomBytes(32).toString("hex");
const humanCheck = createProofOfWork(secret, { from: 1, to: 4 });

const postgres = await startTestServer({ durable: true });
try {
  await measure("server", { DATABASE_URL: await postgres.freshDatabase() });
  await measure("embedded", {});
} finally {
  await postgres.stop();
}

async function measure(engine: keyof typeof rates, env: Record<string, string>): Promise<void> {
  const perSecond = rates[engine];
  const bodies = await createSolvedBodies(perSecond * (seconds + warmUpSeconds));
  const settings = { HUMAN_CHECK: "proof", HUMAN_CHECK_SECRET: secret, DEMO_DATA: "off", ...env };
  await withSite(settings, async (site) => {
    const send = () => submit(site.url, bodies.pop()!);
    await runSteadyLoad(send, { perSecond, seconds: warmUpSeconds });
    const { requests, errors, p50, p99 } = await runSteadyLoad(send, { perSecond, seconds });
    const load = { engine, perSecond, seconds, requests, errors };
    const held = errors === 0 && p99 <= p99Limit;
    holdFigure({ bench: "submissions", ...load, p50, p99, limit: p99Limit }, held);
  });
}

/** Solves in advance, outside the measured time. */
async function createSolvedBodies(count: number): Promise<string[]> {
  const bodies: string[] = [];
  while (bodies.length < count) {
    bodies.push(...(await Promise.all(Array.from({ length: 8 }, createSolvedBody))));
  }
  return bodies;
}

async function createSolvedBody(): Promise<string> {
  const offer = await humanCheck.challenge();
  if (offer.kind !== "proof") throw new Error("A proof of work is expected.");
  const { challenge } = offer;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptchaToken = btoa(JSON.stringify({ challenge, solution }));
  const email = `${randomUUID()}@example.com`;
  const applicant = { firstname: "Bench", lastname: "Mark", phone: "07700 900123", email };
  return JSON.stringify({ freetext: "14 Calvert Terrace", applicant, recaptchaToken });
}

function submit(url: string, body: string): Promise<Response> {
  return fetch(`${url}/api/valrequest`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body,
  });
}
