export const accompaniments = ["accompanied", "optional", "unaccompanied"] as const;
export type Accompaniment = (typeof accompaniments)[number];

export const accompanimentNames: Record<Accompaniment, string> = {
  accompanied: "Accompanied",
  optional: "Accompanied or unaccompanied",
  unaccompanied: "Unaccompanied",
};

/** How a home is shown. What a home without settings of its own has: `usualHomeViewing`. */
export interface HomeViewing {
  accompaniment: Accompaniment;
  minutes: number;
  /** From the booking to the viewing. */
  noticeHours: number;
  /** Free in the home before the next appointment. */
  bufferMinutes: number;
  /** Negotiators who may show it. Everybody, if there are none. */
  shownBy: number[];
  isTenanted: boolean;
}

export const usualHomeViewing: HomeViewing = {
  accompaniment: "accompanied",
  minutes: 30,
  noticeHours: 2,
  bufferMinutes: 0,
  shownBy: [],
  isTenanted: false,
};

/**
 * A tenant is told a day before anybody comes, in writing: what the Landlord and Tenant Act 1985,
 * s.11(6), grants for looking at the state of a home is what tenancies grant for showing it.
 */
export const tenantNoticeHours = 24;

/** The soonest moment that the notice leaves. */
export function addNotice(viewing: HomeViewing, now: Date): Date {
  return new Date(now.getTime() + getNoticeHours(viewing) * 3_600_000);
}

export function getNoticeHours({ noticeHours, isTenanted }: HomeViewing): number {
  return isTenanted ? Math.max(noticeHours, tenantNoticeHours) : noticeHours;
}
