import type { ListingStatus } from "../listings/listing.ts";
import type { TenancyState } from "../tenancies/tenancy.ts";

/**
 * Where a home stands for its landlord. `let-agreed`: as its feed says, with no tenancy here. `ended`
 * and `fell-through`: nobody has decided yet what comes after the tenancy.
 */
export type HomeStanding =
  | "before"
  | "live"
  | "progressing"
  | "moved-in"
  | "ended"
  | "fell-through"
  | "let-agreed"
  | "off";

export function findHomeStanding({
  status,
  tenancy,
  undecided,
}: {
  status: ListingStatus;
  /** The one that is in progress, or came of this letting. */
  tenancy: { state: TenancyState } | null;
  /** What nobody has decided about yet. */
  undecided: "ended" | "fell-through" | null;
}): HomeStanding {
  if (tenancy?.state === "progressing" || tenancy?.state === "moved-in") return tenancy.state;
  if (status === "available") return "live";
  if (undecided !== null) return undecided;
  return status === "let-agreed" ? "let-agreed" : "off";
}

/** Whether it is on its way to a tenant's keys: nothing leads there while nobody lets it through us. */
export function isOnItsWay(standing: HomeStanding): boolean {
  return standing !== "ended" && standing !== "off" && standing !== "let-agreed";
}
