import type { Queryable } from "../platform/database/client.ts";
import {
  findWaitsAndOffers,
  listAppointmentsWith,
  listHomesOfTenant,
} from "../viewings/personal-data.ts";

type DiaryRecords = Awaited<ReturnType<typeof findDiaryRecords>>;

/** A person whom the office comes to, who waits for a viewing, was offered times, or lives in a home that is shown. */
export async function findDiaryRecords(db: Queryable, contactIds: string[], keys: string[]) {
  return {
    appointments: await listAppointmentsWith(db, contactIds),
    ...(await findWaitsAndOffers(db, contactIds)),
    tenantOf: await listHomesOfTenant(db, keys),
  };
}

export function exportDiary({ appointments, waits, offeredTimes, tenantOf }: DiaryRecords) {
  return {
    appointments: appointments.map(({ kind, listingId, place, startsAt, endsAt, ...rest }) => {
      const { state, note, figure } = rest;
      return { kind, listingId, place, startsAt, endsAt, state, note, figure };
    }),
    waits: waits.map(({ listingId, since, toldAt }) => ({ listingId, since, toldAt })),
    offeredTimes: offeredTimes.map(({ listingId, channel, times, at }) => {
      return { listingId, channel, times: times.map(({ startsAt }) => startsAt), at };
    }),
    tenantOf: tenantOf.map(({ id, tenantName, tenantEmail }) => {
      return { listingId: id, tenantName, tenantEmail };
    }),
  };
}
