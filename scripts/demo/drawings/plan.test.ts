import { describe, expect, it } from "vitest";
import { drawEpc } from "./epc-svg.ts";
import { area, measurePlan } from "./plan.ts";
import { drawPlan } from "./plan-svg.ts";
import { plans } from "./plans.ts";

describe("floor plans", () => {
  it("are told apart by their id", () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
  });

  it.each(plans.map((plan) => [plan.id, plan] as const))(
    "%s has the bedrooms it says",
    (_, plan) => {
      const names = plan.levels.flatMap((level) => level.rooms.map((room) => room.name));
      const bedrooms = names.filter((name) => name.startsWith("Bedroom"));
      expect(bedrooms).toHaveLength(plan.bedrooms);
      expect(names.filter((name) => /^(Bathroom|Shower room)$/.test(name))).toHaveLength(
        plan.bathrooms,
      );
    },
  );

  it.each(
    plans.flatMap((plan) => plan.levels.map((level, index) => [plan.id, index, level] as const)),
  )("%s: the rooms of level %i fill its outline", (_, __, level) => {
    const rooms = level.rooms.reduce((sum, room) => sum + area(room.outline), 0);
    expect(rooms).toBeCloseTo(area(level.outline), 1);
  });

  it("are at least 600 pixels wide and high, as the feed asks, and at most 1200", () => {
    for (const plan of plans) {
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawPlan(plan, false)) ?? [];
      for (const side of [width, height]) {
        expect(Number(side)).toBeGreaterThanOrEqual(600);
        expect(Number(side)).toBeLessThanOrEqual(1200);
      }
    }
  });

  it("have an area that a listing can state", () => {
    expect(measurePlan(plans.find((plan) => plan.id === "studio-1")!)).toBe(30);
  });
});

describe("the energy graph", () => {
  it("puts each score beside its band", () => {
    const svg = drawEpc(72, 84);
    expect(svg).toContain(`<path d="M312 ${116 + 2 * 46 + 19}l14`);
    expect(svg).toContain(`<path d="M384 ${116 + 46 + 19}l14`);
  });
});
