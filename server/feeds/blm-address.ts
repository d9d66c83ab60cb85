import { stripDoorNumber } from "./public-address.ts";

/** How the reader puts the two halves of an address together. */
export function joinAddress(app: string, road: string): string {
  if (app === road) return app;
  return [app, road].filter(Boolean).join(/\d[a-z]?$/i.test(app) ? " " : ", ");
}

/**
 * An address as ADDRESS_1 and ADDRESS_2, neither of them empty, so that the reader puts the same
 * together again; the road as short as that allows. One that can't be halved stands in both.
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

/** Where a part of the address begins, the last one first. */
function findBreaks(address: string): number[] {
  return [...address.matchAll(/,?\s+/g)]
    .map(({ 0: gap, index }) => index + gap.length)
    .toReversed();
}
