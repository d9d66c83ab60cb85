import { buildings } from "./buildings.ts";
import type { Home, Letting } from "./home.ts";
import type { Random } from "./random.ts";
import { pickBetween } from "./random.ts";

/** Pounds a month for an average zone 3 neighbourhood in 2026, studio to five bedrooms. */
const base = [1175, 1550, 1925, 2400, 2950, 3450] as const;

export interface Oddities {
  letAgreed: ReadonlySet<number>;
  noDeposit: ReadonlySet<number>;
  weekly: ReadonlySet<number>;
  companyLet: ReadonlySet<number>;
}

type Priced = Pick<
  Home,
  "number" | "area" | "building" | "bedrooms" | "sqm" | "outdoor" | "scheme" | "done"
>;

/** Sets price and dates. `count` is the number of homes listed in the season. */
export function settle(next: Random, home: Priced, odd: Oddities, count: number): Letting {
  const monthly = calculateRent(next, home);
  const weekly = odd.weekly.has(home.number);
  const price = weekly ? Math.round((monthly * 12) / 52 / 5) * 5 : monthly;
  const created = pickDay(home.number, count);
  const createdHour = pickBetween(next, 8, 17);
  const updated = Math.min(created + pickBetween(next, 0, 24), lastDay);
  return {
    price,
    weekly,
    rentPcm: monthly,
    noDeposit: odd.noDeposit.has(home.number),
    letAgreed: odd.letAgreed.has(home.number),
    companyLet: odd.companyLet.has(home.number),
    created: createMoment(created, createdHour, pickBetween(next, 0, 59)),
    updated: createMoment(updated, Math.max(createdHour, pickBetween(next, 9, 18)), 59),
    available: createMoment(pickBetween(next, firstAvailable, lastAvailable), 0, 0),
  };
}

/** Monthly rent in steps of £25, from £2,500 of £50. */
function calculateRent(next: Random, home: Priced): number {
  const outside = { garden: 1.04, roof: 1.05, balcony: 1.02, patio: 1.02, communal: 1, none: 0.98 };
  const newness = home.scheme ? 1.04 : 1 + (home.done - 2020) * 0.006;
  const amount =
    (base[home.bedrooms] ?? base[5]) *
    home.area.level *
    buildings[home.building].premium *
    outside[home.outdoor] *
    newness *
    (0.95 + next() * 0.1);
  const step = amount < 2500 ? 25 : 50;
  return Math.round(amount / step) * step;
}

const epoch = Date.UTC(2026, 0, 1);
const countDays = (year: number, month: number, day: number) =>
  Math.round((Date.UTC(year, month - 1, day) - epoch) / 86_400_000);
const firstDay = countDays(2026, 8, 24);
const lastDay = countDays(2026, 11, 20);
const firstAvailable = countDays(2026, 11, 1);
const lastAvailable = countDays(2027, 2, 28);

/** Slow at first, then faster, so most homes are recent. */
function pickDay(number: number, count: number): number {
  return Math.round(firstDay + (lastDay - firstDay) * ((number - 1) / (count - 1)) ** 0.7);
}

function createMoment(day: number, hour: number, minute: number): string {
  const date = new Date(epoch + day * 86_400_000).toISOString().slice(0, 10);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date} ${two(hour)}:${two(minute)}:00`;
}

export function draw(next: Random, numbers: readonly number[], howMany: number): Set<number> {
  const left = [...numbers];
  const drawn = new Set<number>();
  while (drawn.size < howMany && left.length > 0)
    drawn.add(left.splice(Math.floor(next() * left.length), 1)[0]!);
  return drawn;
}
