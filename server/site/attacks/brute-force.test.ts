import { beforeAll, expect, test } from "vitest";
import { apiCalls } from "../api/api-calls.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createSecret } from "../../access-links/link-secret.ts";
import { createVictim, type Keys } from "../../testing/attacks/victim.ts";

const database = useDatabase("embedded");
const config = { publicUrl: "http://lintel.test", rateLimit: true, trustedProxy: 1 };
let keys: Keys;
beforeAll(async () => {
  keys = await createVictim(await createTestContext(database(), { config }));
});

/** Calls without a rate limit, as they show public listings like the pages do. */
const open = new Set(["/properties", "/listing/:id", "/listingS/:id", "/openapi.json"]);

test("repeated attempts are rate limited, at every call that concerns a person", async () => {
  const appContext = await createTestContext(database(), { config });
  const app = createTestApp(appContext);
  for (const [method, path] of apiCalls(appContext)) {
    if (open.has(path)) continue;
    const ask = async () => {
      const key = path.replace(/:\w+/, createSecret("offer"));
      // A forged X-Forwarded-For value before our proxy's does not change the client.
      const headers = { "X-Forwarded-For": `${Math.random()}, 203.0.113.7` };
      return (await app.request(`http://lintel.test/api${key}`, { method, headers })).status;
    };
    let tries = 0;
    while (tries <= 600 && (await ask()) !== 429) tries++;
    expect(tries, path).toBeLessThanOrEqual(600);
  }
});

test("an offer's key opens it still, after strangers have tried", async () => {
  const app = createTestApp(await createTestContext(database(), { config }));
  const ask = (key: string, address: string) =>
    app.request(`http://lintel.test/api/offer/${key}`, { headers: { "X-Forwarded-For": address } });
  for (let tries = 0; tries < 70; tries++) await ask(createSecret("offer"), "203.0.113.7");
  expect((await ask(createSecret("offer"), "203.0.113.7")).status).toBe(429);
  expect((await ask(keys.offer, "203.0.113.8")).status).toBe(200);
});
