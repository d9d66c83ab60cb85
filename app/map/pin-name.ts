import type { PinHome } from "../../domain/search/map-pins.ts";
import { formatPounds } from "../../domain/shared/money.ts";

/** @example pinName(home) // "£2,300 pcm, 2 bedrooms, Loriner Street" */
export function pinName(home: PinHome): string {
  return `${formatPounds(home.rentPcm)} pcm, ${pinDetails(home)}`;
}

/** @example pinDetails(home) // "2 bedrooms, Loriner Street" */
export function pinDetails({ name, bedrooms, status }: PinHome): string {
  const rooms =
    bedrooms === 0 ? "studio" : `${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}`;
  return [rooms, name, ...(status === "let-agreed" ? ["let agreed"] : [])].join(", ");
}

export function groupName(count: number): string {
  return `${count} homes, choose one`;
}
