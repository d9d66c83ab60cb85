import type { TimeSpan } from "../diary/diary.ts";

interface Fitting extends TimeSpan {
  negotiatorId: number;
  negotiator: string;
  /** Within what they asked for. Else it is a free time of ours. */
  isAsked: boolean;
}

/** A request as the diary draws it, in the column of somebody. */
export interface PlacedRequest<Ask> extends TimeSpan {
  ask: Ask;
  /** Whose column it stands in. */
  negotiatorId: number;
  isAsked: boolean;
  /** Whoever has the column can keep it. */
  isPossible: boolean;
  /** A colleague who is free then, while they are not. */
  instead: string | null;
}

/**
 * Where requests stand in the diary, by which they are drawn, listed and counted. In a person's week each
 * one that named a time is theirs to see, whether they are free, a colleague is, or nobody.
 * @param shown.personId whose week it is, or in whose column of the team's day stands what nobody can keep
 */
export function placeRequests<Ask extends { ghost: TimeSpan | null }>(
  asks: readonly Ask[],
  shown: {
    view: "week" | "team";
    personId: number | null;
    getFit: (ask: Ask) => Fitting | undefined;
  },
): PlacedRequest<Ask>[] {
  const { view, personId } = shown;
  if (personId === null) return [];
  return asks.flatMap((ask) => {
    const placed: PlacedRequest<Ask>[] = [];
    const fit = shown.getFit(ask);
    const isTheirs = fit?.negotiatorId === personId;
    if (fit && (view === "team" || isTheirs || fit.isAsked)) {
      const { startsAt, endsAt, isAsked } = fit;
      const isPossible = view === "team" || isTheirs;
      const negotiatorId = view === "team" ? fit.negotiatorId : personId;
      const instead = isPossible ? null : fit.negotiator;
      placed.push({ ask, startsAt, endsAt, negotiatorId, isAsked, isPossible, instead });
    }
    if (ask.ghost && !fit?.isAsked) {
      const { startsAt, endsAt } = ask.ghost;
      const clash = { isAsked: true, isPossible: false, instead: null };
      placed.push({ ask, startsAt, endsAt, negotiatorId: personId, ...clash });
    }
    return placed;
  });
}
