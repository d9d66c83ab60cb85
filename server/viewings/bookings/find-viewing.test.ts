import { describe, expect, test } from "vitest";
import { createTestContext } from "../../testing/app-context.ts";
import { testEngines } from "../../testing/database.ts";
import { createViewRequest, useViewings } from "../../testing/viewings.ts";
import { contact, schedule, status, wishes } from "../../testing/view-request.ts";
import { requireViewing } from "./find-viewing.ts";

describe.each(testEngines)("an enquiry's link on the %s engine", (engine) => {
  const { database, renterAdded, viewRequest } = useViewings(engine);
  const open = async (EnqId: string, at = "2026-11-22T10:00:00Z") => {
    const context = await createTestContext(database(), { now: () => new Date(at) });
    return (await requireViewing(context, EnqId)).renter?.asked;
  };

  test("says which time was asked for, until its day has passed", async () => {
    const { EnqId } = await renterAdded();
    expect(await open(EnqId)).toBeNull();
    const applicant = { ...contact, ...status, ...wishes, ...schedule, EnqId };
    expect((await viewRequest(createViewRequest(applicant))).status).toBe(201);
    const asked = { date: "2026-11-24", from: "18:00", until: "18:30" };
    expect(await open(EnqId)).toEqual(asked);
    expect(await open(EnqId, "2026-11-25T10:00:00Z")).toBeNull();
  });
});
