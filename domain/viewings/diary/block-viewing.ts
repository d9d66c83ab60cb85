import type { TimeSpan } from "./diary.ts";

/** A window in which several parties see a home: one after another in slots, or all at once. */
export interface BlockViewing extends TimeSpan {
  /** Parties at one time. */
  places: number;
  slotMinutes: number | null;
}

export function isBlock({ places, slotMinutes }: Omit<BlockViewing, keyof TimeSpan>): boolean {
  return places > 1 || slotMinutes !== null;
}

/** The times for which a place can be booked. A rest too short for a slot is none. */
export function listSlots({ startsAt, endsAt, slotMinutes }: BlockViewing): TimeSpan[] {
  if (slotMinutes === null) return [{ startsAt, endsAt }];
  const length = slotMinutes * 60_000;
  const count = Math.floor((endsAt.getTime() - startsAt.getTime()) / length);
  return Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(startsAt.getTime() + index * length),
    endsAt: new Date(startsAt.getTime() + (index + 1) * length),
  }));
}

/** Those with a place left. */
export function listOpenSlots(
  block: BlockViewing,
  taken: readonly { startsAt: Date }[],
): TimeSpan[] {
  return listSlots(block).filter(({ startsAt }) => {
    const inSlot = taken.filter((one) => one.startsAt.getTime() === startsAt.getTime());
    return inSlot.length < block.places;
  });
}
