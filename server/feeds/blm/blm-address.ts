import { stripDoorNumber } from "./public-address.ts";

/** Joins the two halves of an address as the feed reader does. */
export function joinAddress(app: string, road: string): string {
  if (app === road) return app;
  return [app, road].filter(Boolean).join(/\d[a-z]?$/i.test(app) ? " " : ", ");
}

/**
 * Splits an address into ADDRESS_1 and ADDRESS_2, both non-empty, so that the reader joins them to
 * the same text. The road is as short as possible. An address that can't be split goes into both.
 */
export function splitAddress(address: string): [app: string, road: string] {
  const road = stripDoorNumber(address);
  const splits = [address.length - road.length, ...findBreaks(address)];
  for (const at of splits) {
    const halves: [string, string] = [
      address.slice(0, at).replace(/[\s,]+$/, ""),
      address.slice(at).trim(),
    ];
    if (halves.every(Boolean) && joinAddress(...halves) === address) return halves;
  }
  return [address, address];
}

/** Returns possible split positions, last first. */
function findBreaks(address: string): number[] {
  return [...address.matchAll(/,?\s+/g)]
    .map(({ 0: gap, index }) => index + gap.length)
    .toReversed();
}
