import type { FilterChoice } from "./filter-choice.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { sortLimits } from "../../../domain/search/order-limits.ts";

/** Whole pounds a month (renter specification, section 9). */
export const priceSlider = { min: 700, max: 7000, step: 50 } as const;
export const priceBoxMax = 10_000;
const minGap = 3 * priceSlider.step;

type Rent = Pick<FilterChoice, "rentMin" | "rentMax">;

/** Rounds the thumbs to steps, at least three steps apart. */
export function getPriceHandles(rent: Rent): { low: number; high: number } {
  const { rentMin, rentMax } = sortRents(rent);
  const { min, max } = priceSlider;
  const low = clamp(min, roundToStep(rentMin), max - minGap);
  return { low, high: clamp(low + minGap, rentMax === null ? max : roundToStep(rentMax), max) };
}

/** Moves the lower thumb, at least three steps below the other. The minimum means no limit. */
export function moveLowerHandle(rent: Rent, value: number): Rent {
  const low = Math.min(roundToStep(value), getPriceHandles(rent).high - minGap);
  return { ...sortRents(rent), rentMin: low <= priceSlider.min ? 0 : low };
}

/** Moves the upper thumb, at least three steps above the other. The maximum means no limit. */
export function moveUpperHandle(rent: Rent, value: number): Rent {
  const high = Math.max(roundToStep(value), getPriceHandles(rent).low + minGap);
  return { ...sortRents(rent), rentMax: high >= priceSlider.max ? null : high };
}

/** £0 to £10,000; anything else means no limit. */
export function parseRentLimit(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  return Math.min(Number(text), priceBoxMax) || null;
}

export function getCrossedRentsText({ rentMin, rentMax }: Rent): string | null {
  if (rentMax === null || rentMax >= rentMin) return null;
  return `‘From’ is above ‘To’, so we’re searching from ${formatPounds(rentMax)} to ${formatPounds(rentMin)}.`;
}

export function formatHandlesLabel(rent: Rent): string {
  const { low, high } = getPriceHandles(rent);
  return `${formatPounds(low)} to ${formatPounds(high)}${high >= priceSlider.max ? "+" : ""}`;
}

export function formatSpokenRent(value: number): string {
  const { min, max } = priceSlider;
  const rent = `${formatPounds(value)} a month`;
  if (value <= min) return `${rent} or less`;
  return value >= max ? `${rent} or more` : rent;
}

function sortRents(rent: Rent): Rent {
  const [rentMin, rentMax] = sortLimits(rent.rentMin, rent.rentMax);
  return { rentMin, rentMax };
}

function roundToStep(value: number): number {
  return Math.round(value / priceSlider.step) * priceSlider.step;
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
