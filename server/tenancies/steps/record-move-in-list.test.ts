import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listSteps, moveInSteps } from "../../../domain/tenancies/tenancy.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { type TestEngine, testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { homeKeys } from "../../viewings/keys/home-viewing-tables.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";

const firstDay = "2026-12-07";

function useList(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const begin = async () => setup.accept(await setup.offer());
  const post = async (tenancyId: string, fields: Record<string, string>) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId,
      fields: { change: "complete-list", by: setup.known.staffId, on: firstDay, ...fields },
      file: null,
    });
  const listDone = async (tenancyId: string) =>
    listSteps((await setup.load(tenancyId)).tenancy, ...moveInSteps).filter(({ done }) => done);
  return { setup, orm, begin, post, listDone };
}

const tick = (...kinds: string[]) =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      [`tick-${kind}`, "on"],
      [`note-${kind}`, `Done: ${kind}`],
    ]),
  );

describe.each(testEngines)("the move-in list on the %s engine", (engine) => {
  const { setup, orm, begin, post, listDone } = useList(engine);

  test("records what is ticked, on one day by one person, each in the audit", async () => {
    const id = await begin();
    setup.clock.now = new Date(`${firstDay}T12:00:00Z`);
    const [other] = await orm()
      .insert(staff)
      .values({
        name: "Tom Reyes",
        email: "tom@example.com",
        emailKey: "tom@example.com",
        role: "negotiator",
        invitedAt: setup.clock.now,
        joinedAt: setup.clock.now,
      })
      .returning();
    const ticked = tick("home-ready", "meters-read", "alarms-tested");
    const answer = await post(id, { ...ticked, "note-inventory": "Cancel", by: other!.id });
    expect(answer).toMatchObject({ done: "3 steps recorded.", refusal: undefined });
    const done = await listDone(id);
    expect(done).toHaveLength(3);
    for (const { kind, done: record } of done)
      expect(record).toMatchObject({
        on: firstDay,
        by: other!.id,
        evidence: { note: `Done: ${kind}` },
      });
    const rows = await orm().select().from(audit).where(eq(audit.subjectId, id));
    const steps = rows.filter(({ action }) => action === "tenancy.complete-step");
    expect(steps.map(({ detail }) => detail?.["kind"])).toEqual(
      expect.arrayContaining(["home-ready", "meters-read", "alarms-tested"]),
    );
    expect(steps).toHaveLength(3);
    expect(steps.every(({ actor }) => actor === setup.known.staffId)).toBe(true);
  });

  test("records nothing where one row can't be, and says it at each of those rows", async () => {
    const id = await begin();
    setup.clock.now = new Date("2026-12-06T12:00:00Z");
    const day = { on: "2026-12-06" };
    const ticked = tick("home-ready", "alarms-tested", "keys");
    const answer = await post(id, { ...ticked, ...day, "note-home-ready": "  " });
    expect(answer.done).toBeNull();
    expect(answer.refusal?.detail).toContain(
      "We haven’t recorded anything because 3 steps have problems",
    );
    expect(answer.refusal?.errors).toMatchObject([
      { path: "tick-home-ready" },
      {
        path: "tick-alarms-tested",
        message: expect.stringContaining("the day the tenancy begins"),
      },
      { path: "tick-keys" },
    ]);
    expect(await listDone(id)).toEqual([]);
    const rows = await orm().select().from(audit).where(eq(audit.subjectId, id));
    expect(rows.some(({ action }) => action === "tenancy.complete-step")).toBe(false);
  });

  test("takes what is on record as what shows a row, and the keys with all the rest", async () => {
    const id = await begin();
    await orm()
      .insert(homeKeys)
      .values({ listingId: homes.full, code: "A14", keptAt: "office, hook 14" });
    setup.clock.now = new Date(`${firstDay}T12:00:00Z`);
    const counted = { "tick-keys-counted": "on", "offered-keys-counted": `keys ${homes.full}` };
    expect(await post(id, counted)).toMatchObject({ done: "Recorded." });
    expect(await listDone(id)).toMatchObject([
      {
        kind: "keys-counted",
        done: {
          source: { kind: "keys", id: homes.full },
          evidence: { note: "Key A14: office, hook 14" },
        },
      },
    ]);
    const gone = { "tick-inventory": "on", "offered-inventory": "document 1" };
    expect(await post(id, gone)).toMatchObject({
      refusal: { errors: [{ path: "offered-inventory" }] },
    });
  });

  test("hands over the keys in the same go as the last of the rest", async () => {
    const id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.sign(id);
    for (const [kind, pence] of [
      ["first-rent", 245_000],
      ["deposit", 282_500],
    ] as const) {
      await setup.record(id, { do: "ask-payment", kind, pence, dueOn: "2026-12-01" });
      await setup.pay(id, kind, pence);
    }
    setup.clock.now = new Date(`${firstDay}T12:00:00Z`);
    await setup.pass(id, "gas-certificate", "electrical-report", "energy-certificate");
    expect(await post(id, tick(...moveInSteps))).toMatchObject({ done: "9 steps recorded." });
    expect((await setup.load(id)).tenancy.state).toBe("moved-in");
  });

  test("asks for a tick, a day and a colleague who is here, and says when a row was recorded before", async () => {
    const id = await begin();
    setup.clock.now = new Date(`${firstDay}T12:00:00Z`);
    expect((await post(id, {})).refusal?.detail).toBe("Tick the steps that have been done");
    const ready = tick("home-ready");
    expect(await post(id, { ...ready, on: "" })).toMatchObject({
      refusal: { errors: [{ path: "on" }] },
    });
    for (const by of ["", "nobody", "11111111-1111-4111-8111-111111111111"])
      expect(await post(id, { ...ready, by })).toMatchObject({
        refusal: { errors: [{ path: "by" }] },
      });
    await post(id, ready);
    expect(await post(id, ready)).toMatchObject({
      refusal: { errors: [{ path: "tick-home-ready" }] },
    });
  });
});
