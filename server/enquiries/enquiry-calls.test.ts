import * as v from "valibot";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { createListing } from "../testing/listing.ts";
import { contact } from "../testing/view-request.ts";
import { useViewings } from "../testing/viewings.ts";
import { enquiryAnswer } from "../site/api/wire-schemas.ts";

describe.each(testEngines)("GET /api/enquiry/{id} on the %s engine", (engine) => {
  const { database, get, renterAdded, viewingRequested, stored, letAge } = useViewings(engine);

  test("answers the home as its own call does, and what the stepper prefills", async () => {
    const { EnqId, contactId } = await renterAdded();
    const response = await get(`/enquiry/${EnqId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = await response.json();
    const home = await (await get(`/listing/${createListing().id}`)).json();
    expect(answer).toEqual({
      ...home,
      firstname: "Priya",
      contactId,
      LLId: createListing().id,
      EnqId,
      isQualified: false,
    });
    expect(v.safeParse(enquiryAnswer, answer).issues).toBeUndefined();
  });

  test("tells nothing else of the person", async () => {
    const { EnqId } = await renterAdded();
    await viewingRequested();
    const text = await (await get(`/enquiry/${EnqId}`)).text();
    for (const said of [contact.lastname, contact.email, "900123", "Bookbinder", "78000"]) {
      expect(text).not.toContain(said);
    }
  });

  test("an enquiry that was sent can be gone on from too", async () => {
    const { EnqId } = await viewingRequested();
    expect((await stored()).begun).toEqual([]);
    expect(await (await get(`/enquiry/${EnqId}`)).json()).toMatchObject({
      EnqId,
      isQualified: true,
    });
  });

  test.each([
    [89, true],
    [91, false],
  ])("answers of %i days ago qualify: %s", async (days, isQualified) => {
    const { EnqId } = await viewingRequested();
    await letAge(days);
    expect(await (await get(`/enquiry/${EnqId}`)).json()).toMatchObject({ isQualified });
  });

  test.each(["a0AAAAAAAAAAAAAAAA", createListing().id, "a0", "a0'; drop table enquiries", "x"])(
    "%s is no enquiry: 404",
    async (id) => {
      await renterAdded();
      const response = await get(`/enquiry/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  test("nothing is answered for a withdrawn home", async () => {
    const { EnqId } = await renterAdded();
    const withdrawn = { status: "withdrawn" as const };
    await database().orm.update(listings).set(withdrawn).where(eq(listings.id, createListing().id));
    expect((await get(`/enquiry/${EnqId}`)).status).toBe(404);
  });

  test("a caller over the rate limit is told how long to wait", async () => {
    const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
    let last: Response | undefined;
    for (let n = 0; n < 61; n++) last = await app.request("/api/enquiry/a0AAAAAAAAAAAAAAAA");
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
