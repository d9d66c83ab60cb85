import type { ListingStatus } from "../listings/listing.ts";
import { addDays, formatNumericDate } from "../shared/dates.ts";
import type { OfferState } from "./offer-state.ts";

/** How long an offer that was kept as a back-up stands: as long as the first one has to agree. */
export const backupDays = 14;

export function calculateBackupEnd(decidedOn: string): string {
  return addDays(decidedOn, backupDays);
}

interface KeptOffer {
  state: OfferState;
  backupUntil: string | null;
}

/** What stands before the offers of a home that are kept. */
export interface BackupHome {
  status: ListingStatus;
  /** Its last tenancy, whatever came of it. */
  last: {
    state: "progressing" | "moved-in" | "finished" | "fallen-through";
    endedOn: string | null;
  } | null;
  /** Let agreed still, but the last tenancy fell through and nobody has decided what comes next. */
  isUndecided: boolean;
}

/**
 * `considered`: nothing is accepted yet. `accepted`: another is. `fell-through`: the tenancy of that one
 * ended while this was kept, so that its turn has come.
 */
export interface Backup {
  until: string;
  before: "considered" | "accepted" | "fell-through";
  /** No other offer of the home is kept. */
  isOnly: boolean;
}

export function isKept({ state, backupUntil }: KeptOffer, on: string): boolean {
  return state === "submitted" && backupUntil !== null && backupUntil >= on;
}

/** Null where it is none, or its day is over. Once the other tenancy fell through by then, it stands. */
export function findBackup(
  offer: KeptOffer,
  home: BackupHome,
  today: string,
): Omit<Backup, "isOnly"> | null {
  const { backupUntil: until } = offer;
  if (until === null) return null;
  const fallenOn = findFallenOn(home);
  if (fallenOn !== null && isKept(offer, fallenOn) && addDays(until, -backupDays) <= fallenOn)
    return { until, before: "fell-through" };
  if (!isKept(offer, today)) return null;
  if (isTaken(home)) return { until, before: "accepted" };
  return home.status === "available" ? { until, before: "considered" } : null;
}

/** Whether it waits for a decision again, as an offer that came just now. */
export function isTurnOfBackup(offer: KeptOffer, home: BackupHome, today: string): boolean {
  const backup = findBackup(offer, home, today);
  return backup?.before === "fell-through" && home.status === "available";
}

function findFallenOn({ status, last, isUndecided }: BackupHome): string | null {
  const isOpen = status === "available" || isUndecided;
  return last?.state === "fallen-through" && isOpen ? last.endedOn : null;
}

/** Also where its feed says so and no tenancy is here. */
function isTaken({ status, last }: BackupHome): boolean {
  if (last?.state === "progressing" || status === "let-agreed") return true;
  return last?.state === "moved-in" && status !== "available";
}

/** Above what `describeBackup` says. */
export function nameBackup({ before, isOnly }: Pick<Backup, "before" | "isOnly">): string {
  if (before === "fell-through") return "The other tenancy didn’t go ahead";
  return isOnly ? "Your offer is next in line" : "Your offer is one of the backups";
}

/** To whoever made it, wherever they read it. */
export function describeBackup(
  { until, before, isOnly }: Backup,
  landlord = "The landlord",
): string {
  if (before === "fell-through")
    return `${landlord} had accepted another offer, but that tenancy isn’t going ahead. We’re asking the landlord about your offer and will tell you as soon as there’s a decision.`;
  const first =
    before === "accepted"
      ? `${landlord} has accepted another offer.`
      : `${landlord} is considering another offer first.`;
  return isOnly
    ? `${first} If that falls through by ${formatNumericDate(until)}, yours is next.`
    : `${first} If that falls through by ${formatNumericDate(until)}, we’ll ask the landlord about the backups. Yours is one of them.`;
}
