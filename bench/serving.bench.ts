import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import { startTestServer } from "../server/db/testing-server.ts";
import { printFigure } from "./figures.ts";
import { forget, type RunningSite, startSite } from "../e2e/running-site.ts";
import { steadyLoad } from "./steady-load.ts";

/** Two pages and the three calls at 50 requests a second, beside a server that only sends bytes. */
const load = { perSecond: 50, seconds: 10 };
const warmUp = { perSecond: 50, seconds: 3 };
const open = { HUMAN_CHECK: "off", RATE_LIMIT: "off" };

const postgres = await startTestServer({ durable: true });
try {
  const embedded = await startSite(open);
  const bytes = Buffer.from(await (await fetch(`${embedded.url}/properties`)).arrayBuffer());
  await measureBare(bytes);
  await measureSite("embedded", embedded);
  const server = await startSite({ ...open, DATABASE_URL: await postgres.freshDatabase() });
  await measureSite("server", server);
} finally {
  await postgres.stop();
}

async function measureBare(bytes: Buffer): Promise<void> {
  const bare = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const address = bare.address();
  if (address === null || typeof address === "string")
    throw new Error("The bare server has no port.");
  await measure("none", "bare node:http, same bytes", () =>
    fetch(`http://127.0.0.1:${address.port}/`),
  );
  bare.close();
}

async function measureSite(engine: string, site: RunningSite): Promise<void> {
  const found: { listings: [{ _id: string }] } = await (
    await fetch(`${site.url}/api/properties?limit=1`)
  ).json();
  const id = found.listings[0]._id;
  const get = (path: string) => () => fetch(site.url + path);
  await measure(engine, "/properties", get("/properties?rentmin=1000&bedsmin=1"));
  await measure(engine, "/property/{id}", get(`/property/${id}`));
  await measure(engine, "GET properties", get("/api/properties?rentmin=1000&bedsmin=1&limit=10"));
  await measure(engine, "GET listing", get(`/api/listing/${id}`));
  await measure(engine, "POST submitenquiry", () => submit(site.url, id));
  await site.stop();
  forget(site.dataDir);
}

function submit(url: string, listingid: string): Promise<Response> {
  const key = randomUUID();
  return fetch(`${url}/api/submitenquiry`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({
      listingid,
      applicant: {
        firstname: "Bench",
        lastname: "Mark",
        phone: "07700 900123",
        email: `${key}@example.com`,
      },
      extra: { freetext: "Any evening after six." },
    }),
  });
}

async function measure(engine: string, target: string, send: () => Promise<Response>) {
  await steadyLoad(send, warmUp);
  const { requests, errors, p50, p99 } = await steadyLoad(send, load);
  printFigure({
    bench: "serving",
    engine,
    target,
    perSecond: load.perSecond,
    requests,
    errors,
    p50,
    p99,
  });
  if (errors > 0) process.exitCode = 1;
}
