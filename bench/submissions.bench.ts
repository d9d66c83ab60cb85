import { randomBytes, randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { forget, startSite } from "../e2e/running-site.ts";
import { startTestServer } from "../server/db/testing-server.ts";
import { proofOfWork } from "../server/human-check/proof.ts";
import { printFigure } from "./figures.ts";
import { steadyLoad } from "./steady-load.ts";

/**
 * Landlords' requests at a steady rate, each with a solved human check that the site verifies, and
 * with its two mails queued. `--seconds=2` tries it out.
 */
const seconds = Number(/^--seconds=(\d+)$/.exec(process.argv[2] ?? "")?.[1] ?? 30);
const warmUpSeconds = Math.min(3, seconds);
const rates = { server: 200, embedded: 50 };
const p99Limit = 150;

/** Signs the challenges here as the site does, so that they can be easy ones: checking costs the same. */
const secret = randomBytes(32).toString("hex");
const humanCheck = proofOfWork(secret, { from: 1, to: 4 });

const postgres = await startTestServer({ durable: true });
try {
  await measure("server", { DATABASE_URL: await postgres.freshDatabase() });
  await measure("embedded", {});
} finally {
  await postgres.stop();
}

async function measure(engine: keyof typeof rates, env: Record<string, string>): Promise<void> {
  const perSecond = rates[engine];
  const bodies = await solvedBodies(perSecond * (seconds + warmUpSeconds));
  const settings = { HUMAN_CHECK_SECRET: secret, RATE_LIMIT: "off", DEMO_DATA: "off" };
  const site = await startSite({ ...settings, ...env });
  try {
    const send = () => submit(site.url, bodies.pop()!);
    await steadyLoad(send, { perSecond, seconds: warmUpSeconds });
    const { requests, errors, p50, p99 } = await steadyLoad(send, { perSecond, seconds });
    printFigure({ bench: "submissions", engine, perSecond, seconds, requests, errors, p50, p99 });
    if (errors > 0 || p99 > p99Limit) process.exitCode = 1;
  } finally {
    await site.stop();
    forget(site.dataDir);
  }
}

/** Solved outside of the measured time, a few at once. */
async function solvedBodies(count: number): Promise<string[]> {
  const bodies: string[] = [];
  while (bodies.length < count) {
    bodies.push(...(await Promise.all(Array.from({ length: 8 }, solvedBody))));
  }
  return bodies;
}

async function solvedBody(): Promise<string> {
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
