import type { FilterChoice } from "./filter-choice.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { orderLimits } from "../../domain/search/limits.ts";

/** The rent slider, whole pounds a month (renter specification, section 9). */
export const priceSlider = { min: 700, max: 7000, step: 50 } as const;
/** The boxes beside it go further. */
export const priceBoxMax = 10_000;
const minGap = 3 * priceSlider.step;

type Rent = Pick<FilterChoice, "rentMin" | "rentMax">;

/** Where the two handles stand for a choice: on steps, at least three steps apart. */
export function getPriceHandles(rent: Rent): { low: number; high: number } {
  const { rentMin, rentMax } = orderRents(rent);
  const { min, max } = priceSlider;
  const low = clamp(min, roundToStep(rentMin), max - minGap);
  return { low, high: clamp(low + minGap, rentMax === null ? max : roundToStep(rentMax), max) };
}

/** The lower handle is moved; it stops three steps below the other. At the minimum: no limit. */
export function moveLowerHandle(rent: Rent, value: number): Rent {
  const low = Math.min(roundToStep(value), getPriceHandles(rent).high - minGap);
  return { ...orderRents(rent), rentMin: low <= priceSlider.min ? 0 : low };
}

/** The upper handle is moved; it stops three steps above the other. At the maximum: no limit. */
export function moveUpperHandle(rent: Rent, value: number): Rent {
  const high = Math.max(roundToStep(value), getPriceHandles(rent).low + minGap);
  return { ...orderRents(rent), rentMax: high >= priceSlider.max ? null : high };
}

/** A rent typed in a box: £0 to £10,000; nothing, or what is no number, sets no limit. */
export function parseRentLimit(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  return Math.min(Number(text), priceBoxMax) || null;
}

/** What to say of boxes whose lower end is above the upper one; null where it isn't. */
export function getCrossedRentsText({ rentMin, rentMax }: Rent): string | null {
  if (rentMax === null || rentMax >= rentMin) return null;
  return `‘From’ is above ‘To’: we search from ${formatPounds(rentMax)} to ${formatPounds(rentMin)}.`;
}

/** What the handles stand at: `£700 to £7,000+`. */
export function handlesLabel(rent: Rent): string {
  const { low, high } = getPriceHandles(rent);
  return `${formatPounds(low)} to ${formatPounds(high)}${high >= priceSlider.max ? "+" : ""}`;
}

/** A handle's place, as it is read out. */
export function formatSpokenRent(value: number): string {
  const { min, max } = priceSlider;
  const rent = `${formatPounds(value)} a month`;
  if (value <= min) return `${rent} or less`;
  return value >= max ? `${rent} or more` : rent;
}

function orderRents(rent: Rent): Rent {
  const [rentMin, rentMax] = orderLimits(rent.rentMin, rent.rentMax);
  return { rentMin, rentMax };
}

function roundToStep(value: number): number {
  return Math.round(value / priceSlider.step) * priceSlider.step;
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
