import { formatCount } from "../../domain/shared/formats/count.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";
import { formatPounds } from "../../domain/shared/money.ts";

/** @example describePin(home) // "£2,300 pcm, 2 bedrooms, Loriner Street" */
export function describePin(home: PinHome): string {
  return `${formatPounds(home.rentPcm)} pcm, ${describePinDetails(home)}`;
}

/** @example describePinDetails(home) // "2 bedrooms, Loriner Street" */
export function describePinDetails({ name, bedrooms, status }: PinHome): string {
  const rooms = bedrooms === 0 ? "studio" : formatCount(bedrooms, "bedroom");
  return [rooms, name, ...(status === "let-agreed" ? ["let agreed"] : [])].join(", ");
}

export function groupName(count: number): string {
  return `${count} homes. Choose one`;
}
