import type { ListingStatus } from "../listings/listing.ts";
import type { TenancyState } from "../tenancies/tenancy.ts";

/**
 * Where a home stands for its landlord. `let-agreed`: as its feed says, with no tenancy here. `ended`
 * and `fell-through`: nobody has decided yet what comes after the tenancy. `off`: also where its feed
 * goes on saying let agreed, but its tenancy is over and they don't let it again.
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
  after,
}: {
  status: ListingStatus;
  /** The one that is in progress, or came of this letting. */
  tenancy: { state: TenancyState } | null;
  /** After a tenancy: nobody has decided yet, or they don't let it again. */
  after: "ended" | "fell-through" | "kept" | null;
}): HomeStanding {
  if (tenancy?.state === "progressing" || tenancy?.state === "moved-in") return tenancy.state;
  if (status === "available") return "live";
  if (after === "kept") return "off";
  if (after !== null) return after;
  return status === "let-agreed" ? "let-agreed" : "off";
}

/** Whether it is on its way to a tenant's keys: nothing leads there while nobody lets it through us. */
export function isOnItsWay(standing: HomeStanding): boolean {
  return standing !== "ended" && standing !== "off" && standing !== "let-agreed";
}

/** Whether its landlord is asked what a viewer wants to know: nobody comes to see a home that is not to let. */
export function isQuestionOpen(
  { answer }: { answer: string | null },
  standing: HomeStanding,
): boolean {
  return answer === null && standing === "live";
}
