import { formatPounds } from "../../../domain/shared/money.ts";
import type { RentJump } from "./find-rent-jumps.ts";
import type { NamedHome } from "./live-homes.ts";
import type { LeftOut } from "./own-homes.ts";

export function describeRentJump({ agentRef, name, before, after }: RentJump): string {
  return `${agentRef}, ${name}: the rent goes from ${formatPounds(before)} to ${formatPounds(after)} a month, by more than half. Please check it.`;
}

export function describeAsked({ agentRef, name }: NamedHome): string {
  return `${agentRef}, ${name}, is missing in the feed and stays, as a let of it is under way: say in the office whether it goes.`;
}

export function describeLeftOut({
  left,
  clashing,
  beingLet,
  undecided,
  barred,
}: LeftOut): string[] {
  return [
    ...left.map((one) => `${one} is not this feed's home any more, and was left as it is.`),
    ...clashing.map(
      (one) => `${one} was left out: a home of the office, or of another feed, has this reference.`,
    ),
    ...beingLet.map(
      (one) => `${one} stays let agreed though the feed says available: a let of it is under way.`,
    ),
    ...undecided.map(
      (one) =>
        `${one} stays let agreed though the feed says available: its let fell through, so say under Today what becomes of it.`,
    ),
    ...barred.map(
      (one) => `${one} stays withdrawn, whatever the feed says: see its landlord’s page.`,
    ),
  ];
}
