import type { ListingSummary } from "../../domain/listing.ts";
import { pounds } from "../../domain/money.ts";

/** A home as its pin needs it. */
export type PinHome = Pick<
  ListingSummary,
  "id" | "name" | "rentPcm" | "bedrooms" | "status" | "lat" | "long"
>;

/** @example pinName(home) // "£2,300 pcm, 2 bedrooms, Loriner Street" */
export function pinName({ name, rentPcm, bedrooms, status }: PinHome): string {
  const rooms =
    bedrooms === 0 ? "studio" : `${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}`;
  const parts = [`${pounds(rentPcm)} pcm`, rooms, name];
  return [...parts, ...(status === "let-agreed" ? ["let agreed"] : [])].join(", ");
}

/** @param parts whether they part when the map comes nearer */
export function groupName(count: number, parts: boolean): string {
  return parts ? `${count} homes, zoom in` : `${count} homes here, show them in turn`;
}
