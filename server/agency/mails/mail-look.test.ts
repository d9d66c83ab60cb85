import { expect, test } from "vitest";
import { getMailStyle, darkModeRules } from "./mail-look.ts";

/** Relative luminance (WCAG 2.2). */
function calculateLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function calculateContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [calculateLuminance(one), calculateLuminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

type Name = Parameters<typeof getMailStyle>[0][number];

function byDay(name: Name): string {
  const { backgroundColor, color } = getMailStyle([name]).style;
  return String(backgroundColor ?? color);
}

function afterDark(name: Name): string {
  const rule = new RegExp(`\\.${name}\\{[\\w-]+:(#[0-9a-f]{6}) !important\\}`);
  return rule.exec(darkModeRules)?.[1] ?? "";
}

test.each([
  ["by day", byDay],
  ["after dark", afterDark],
])("all text of a mail is legible in %s on both of its backgrounds", (_when, colourOf) => {
  for (const ground of ["paper", "surface"] as const) {
    for (const text of ["ink", "ink-2", "door"] as const) {
      expect(calculateContrast(colourOf(text), colourOf(ground))).toBeGreaterThan(4.5);
    }
  }
});

test("the backgrounds are dark in dark mode", () => {
  expect(calculateLuminance(afterDark("paper"))).toBeLessThan(0.03);
  expect(calculateLuminance(afterDark("surface"))).toBeLessThan(0.03);
});
