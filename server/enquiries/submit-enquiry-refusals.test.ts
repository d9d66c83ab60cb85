import { describe, expect, test } from "vitest";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { applicant, payload, useEnquiries } from "../testing/enquiries.ts";

describe.each(testEngines)("POST /api/submitenquiry on the %s engine", (engine) => {
  const { database, post, stored } = useEnquiries(engine);

  test.each([
    ["not JSON at all", "{", 400],
    ["a list", [], 422],
    ["nothing", "", 400],
    ["an unknown field", { ...payload, admin: true }, 422],
    ["a wrong type", { ...payload, applicant: { ...applicant, email: { a: 1 } } }, 422],
    ["a NUL in an id", { ...payload, listingid: "p\0" }, 422],
    ["a text over the limit", { ...payload, extra: { freetext: "x".repeat(2501) } }, 422],
    ["a body over 64 KB", JSON.stringify({ ...payload, media: "x".repeat(66_000) }), 413],
  ])(
    "%s is answered by a problem document that repeats nothing of it",
    async (_what, body, status) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ type: "about:blank", status });
      for (const personal of [applicant.firstname, applicant.email, applicant.phone, "xxxx"]) {
        expect(text).not.toContain(personal);
      }
      expect((await stored()).enquiries).toHaveLength(0);
    },
  );

  test("the exact error message is at its path", async () => {
    const response = await post({ ...payload, applicant: { ...applicant, firstname: "" } });
    expect((await response.json()).errors).toEqual([
      { path: "applicant.firstname", message: "Please provide a contact name" },
    ]);
  });

  test.each([
    ["another content type", { "Content-Type": "text/plain" }, 415],
    ["a key that is no UUID", { "Idempotency-Key": "1" }, 400],
    ["another site's page", { Origin: "https://elsewhere.example.com" }, 403],
    ["this site's page", { Origin: "http://lintel.test" }, 201],
  ])("a request from or with %s answers %#", async (_what, headers, status) => {
    expect((await post(payload, { headers })).status).toBe(status);
  });

  test("a listed origin may submit, and its preflight says so", async () => {
    const headers = { Origin: "https://partner.example.com" };
    const config = { allowedOrigins: ["https://partner.example.com"] };
    expect((await post(payload, { headers, config })).status).toBe(201);
    const app = createTestApp(await createTestContext(database(), { config }));
    const preflight = await app.request("/api/submitenquiry", { method: "OPTIONS", headers });
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(headers.Origin);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
  });

  test.each([
    ["PUBLIC_URL says so", {}, { publicUrl: "https://lettings.example.com" }],
    [
      "a trusted proxy says so",
      { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "lettings.example.com" },
      { trustedProxy: 1 },
    ],
  ])("behind TLS this site's own page may submit: %s", async (_how, forwarded, config) => {
    const headers = { Origin: "https://lettings.example.com", ...forwarded };
    expect((await post(payload, { headers, config })).status).toBe(201);
  });

  test("an unknown field name is not repeated", async () => {
    const response = await post({ ...payload, "Priya Raman priya@example.com": 1 });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain("Priya");
  });

  test("a submitter over the rate limit is told how long to wait", async () => {
    const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
    const statuses = [];
    let last: Response | undefined;
    for (let n = 0; n < 11; n++) {
      last = await app.request("/api/submitenquiry", { method: "POST", body: "{}" });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
