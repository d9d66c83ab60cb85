import { describe, expect, test } from "vitest";
import { dropFurnishingLines } from "./furnishing-lines.ts";

describe("a line that only says how a home is furnished", () => {
  test.each([
    "Furnished",
    "Fully furnished.",
    "part-furnished",
    "Semi furnished",
    "Unfurnished",
    "• Furnishing: furnished",
    "Furnishing: flexible",
    "Flexible furnishing",
  ])("'%s' goes where the field says it", (line) => {
    expect(dropFurnishingLines(["Balcony", line], "Part furnished", () => {})).toEqual(["Balcony"]);
  });

  test("is told where it says something else", () => {
    const told: string[] = [];
    dropFurnishingLines(
      ["Furnished", "Part furnished", "Unfurnished"],
      "Part furnished",
      (line) => void told.push(line),
    );
    expect(told).toEqual(["Furnished", "Unfurnished"]);
  });

  test("stays where the field says nothing, and so does a line that says more", () => {
    expect(dropFurnishingLines(["Furnished"], null, () => {})).toEqual(["Furnished"]);
    const more = [
      "Flexible",
      "Furnished roof terrace",
      "Flexible lease",
      "Furnished by the owner in oak",
    ];
    expect(dropFurnishingLines(more, "Unfurnished", () => {})).toEqual(more);
  });
});
