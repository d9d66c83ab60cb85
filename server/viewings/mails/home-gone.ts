import type { ShownNoMore } from "../../../domain/listings/listing-state.ts";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import type { MailPart } from "../../agency/mails/create-mail.tsx";
import { describeRooms } from "../../listings/mails/rooms.ts";

const mostInstead = 4;

/** A home that is not shown any more. */
export interface HomeGone {
  because: ShownNoMore;
  /** Similar homes. */
  instead: readonly ListingSummary[];
}

export const goneWords: Record<ShownNoMore, string> = {
  "let-agreed": "this home is now let agreed",
  let: "this home has now been let",
  withdrawn: "this home is no longer available",
};

export function listHomesInstead({ instead }: HomeGone, siteUrl: string | null): MailPart[] {
  if (instead.length === 0) return [];
  return [
    { heading: "Similar homes to rent" },
    ...instead.slice(0, mostInstead).map((home) => ({ home, siteUrl, rooms: describeRooms(home) })),
  ];
}

export function askWhatInstead({ instead }: HomeGone): string {
  if (instead.length === 0) return "Would you like us to help you find another home?";
  return "Would you like to view one of them, or would you like us to help you find another home?";
}
