import { describe, expect, test } from "vitest";
import {
  recordTermsCancelled,
  recordTermsSent,
  recordTermsSigned,
} from "../landlords/change-landlord.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";

describe.each(testEngines)("terms of business on a landlord's page on the %s engine", (engine) => {
  const { setup, open, show } = useLandlordCase(engine);

  test("says until when terms can be cancelled, and since when no more", async () => {
    const app = await setup.app();
    const { landlordId } = setup.known;
    const sent = { plan: "tenant-find", version: "2026-05", on: "2026-11-05" } as const;
    const termsId = await recordTermsSent(app, setup.known, landlordId, sent);
    const on = "2026-11-05";
    const signed = { on, where: "elsewhere", toldOn: on, documentId: null } as const;
    await recordTermsSigned(app, setup.known, { landlordId, termsId }, signed);
    const page = await open();
    setup.clock.now = new Date("2026-11-19T12:00:00Z");
    expect((await show(page))?.terms).toMatchObject([
      { cancelUntil: "19/11/2026", mayCancel: true },
    ]);
    setup.clock.now = new Date("2026-11-20T12:00:00Z");
    expect((await show(page))?.terms).toMatchObject([{ mayCancel: false }]);
  });

  test("calls them instructed by the terms in force, and asks to sign the last that were sent", async () => {
    const app = await setup.app();
    const { landlordId } = setup.known;
    await setup.accept(await setup.offer());
    const on = "2026-11-05";
    const send = (plan: "tenant-find" | "fully-managed" | "management-only") => {
      setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
      return recordTermsSent(app, setup.known, landlordId, { plan, version: "2026-05", on });
    };
    const sign = (termsId: string) => {
      const signed = { on, where: "elsewhere", toldOn: on, documentId: null } as const;
      return recordTermsSigned(app, setup.known, { landlordId, termsId }, signed);
    };
    const read = async () => {
      const page = await show(await open());
      const current = page?.current;
      return {
        instructed: current?.steps.find(({ name }) => name === "Instructed")?.text,
        fee: current?.money.find(([name]) => name === "Our fee")?.[1],
        toSign: current?.tasks.filter(({ at }) => at === "terms").map(({ text }) => text),
        replaced: page?.terms.map(({ isReplaced }) => isReplaced),
      };
    };
    const termsId = await send("tenant-find");
    await sign(termsId);
    const fee = expect.stringMatching(/^£\d+.*, charged once\.$/);
    const managed = await send("fully-managed");
    expect(await read()).toEqual({
      instructed: "Tenant find",
      fee,
      toSign: [expect.stringContaining("Fully managed")],
      // The newest first.
      replaced: [false, false],
    });
    // On the same day, too.
    await send("management-only");
    expect(await read()).toEqual({
      instructed: "Tenant find",
      fee,
      toSign: [expect.stringContaining("Management only")],
      replaced: [false, true, false],
    });
    expect(await sign(managed)).toBe("replaced");
    await recordTermsCancelled(app, setup.known, { landlordId, termsId, on: "2026-11-10" });
    expect(await read()).toMatchObject({
      instructed: "",
      fee: "It’s in our terms of business, which are waiting for your signature.",
      toSign: [expect.stringContaining("Management only")],
    });
  });
});
