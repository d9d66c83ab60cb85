import { stateNames } from "../../domain/listings/listing-state.ts";
import { formatAvailability, getLondonDate } from "../../domain/shared/dates.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import type { OpenConversation } from "./find-conversation.ts";

type OpenHome = NonNullable<OpenConversation["home"]>;

export function isListed({ advert }: OpenHome): boolean {
  return advert !== null && advert.status !== "withdrawn";
}

/** What a reply may say of it. Nothing of a home that was never advertised: it is the office’s alone. */
export function toAdvertised(home: OpenHome) {
  const { id, name, advert } = home;
  return advert && { id, name, ...advert, isListed: isListed(home) };
}

export function showHome(home: OpenHome, now: Date) {
  const { id, name, area, outcode, advert } = home;
  return {
    id,
    name,
    area,
    outcode,
    cover: advert?.cover?.url ?? null,
    isListed: isListed(home),
    isToLet: advert?.status === "available",
    facts: describeHome(home, now),
  };
}

function describeHome({ advert, state }: OpenHome, now: Date): string {
  if (advert === null) return stateNames[state];
  const { status, rentPcm, availableFrom } = advert;
  const rent = `${formatPounds(rentPcm)} pcm`;
  if (status === "withdrawn") return `${rent}, ${stateNames[state].toLowerCase()}`;
  if (status === "let-agreed") return `${rent}, let agreed`;
  return `${rent}, available ${formatAvailability(availableFrom, getLondonDate(now)).toLowerCase()}`;
}
