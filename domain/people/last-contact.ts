interface Records {
  enquiries: readonly { at: Date }[];
  bookings: readonly { endsAt: Date }[];
  offers: readonly { invitedAt: Date; submittedAt: Date | null }[];
  messages: readonly { at: Date }[];
}

/** The latest thing that keeps a person's data: what they asked, viewed or offered. */
export function findLastContact({ enquiries, bookings, offers, messages }: Records): Date | null {
  const times = [
    ...enquiries.map(({ at }) => at),
    ...bookings.map(({ endsAt }) => endsAt),
    ...offers.map(({ invitedAt, submittedAt }) => submittedAt ?? invitedAt),
    ...messages.map(({ at }) => at),
  ].map(Number);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

export function addYears(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
