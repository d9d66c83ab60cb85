import type { ShownNoMore } from "../../../domain/listings/listing-state.ts";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { describeRooms } from "../../listings/mails/rooms.ts";
import { Heading } from "../../agency/mails/mail-parts.tsx";

const mostInstead = 4;

/** A home that is not shown any more. */
export interface HomeGone {
  because: ShownNoMore;
  /** Similar homes. */
  instead: readonly ListingSummary[];
}

export const goneWords: Record<ShownNoMore, string> = {
  "let-agreed": "this home is now let agreed",
  let: "this home is now let",
  withdrawn: "this home is no longer to let",
};

export function HomesInstead({ gone, siteUrl }: { gone: HomeGone | null; siteUrl: string | null }) {
  const homes = gone?.instead.slice(0, mostInstead) ?? [];
  return (
    <>
      {homes.length > 0 && <Heading>Similar homes that are to let</Heading>}
      {homes.map((home) => (
        <HomePanel key={home.id} listing={home} siteUrl={siteUrl} rooms={describeRooms(home)} />
      ))}
    </>
  );
}

export function askWhatInstead({ instead }: HomeGone): string {
  if (instead.length === 0) return "Shall we look for another home with you?";
  return "Would you like to view one of them, or shall we look for another home with you?";
}
