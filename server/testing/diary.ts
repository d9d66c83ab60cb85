import { usualOfficeHours } from "../../domain/agency/office-hours.ts";
import type {
  DiaryEntry,
  DiaryFacts,
  DiaryHome,
  DiaryPerson,
} from "../../domain/viewings/diary/diary.ts";
import { usualHomeViewing } from "../../domain/viewings/keys/home-viewing.ts";
import { minutesPerKm } from "../../domain/agency/agency-settings.ts";

/** Monday to Saturday. */
export function createWeek(starts: string, ends: string): DiaryPerson["week"] {
  return [null, ...Array.from({ length: 6 }, () => ({ starts, ends }))];
}

export function createPerson(changes: Partial<DiaryPerson> = {}): DiaryPerson {
  const week = createWeek("09:00", "19:00");
  return { id: 1, name: "Imogen", week, travelsBy: "walk", areas: [], timeOff: [], ...changes };
}

/** In Shoreditch. */
export function createHome({
  viewing,
  ...changes
}: Partial<Omit<DiaryHome, "viewing">> & {
  viewing?: Partial<DiaryHome["viewing"]>;
} = {}): DiaryHome {
  return {
    id: "p00000000001",
    outcode: "E2",
    at: { lat: 51.528, long: -0.075 },
    viewing: { ...usualHomeViewing, ...viewing },
    ...changes,
  };
}

/** Half an hour in another home, at the same door. */
export function createEntry(startsAt: string, changes: Partial<DiaryEntry> = {}): DiaryEntry {
  const starts = new Date(startsAt);
  return {
    id: `entry ${startsAt} ${changes.negotiatorId ?? 1}`,
    kind: "viewing",
    negotiatorId: 1,
    listingId: "p00000000002",
    startsAt: starts,
    endsAt: new Date(starts.getTime() + 1_800_000),
    at: createHome().at,
    openSlots: [],
    ...changes,
  };
}

export function createFacts(changes: Partial<DiaryFacts> = {}): DiaryFacts {
  return {
    office: usualOfficeHours,
    people: [createPerson()],
    entries: [],
    minutesPerKm: minutesPerKm.usual,
    ...changes,
  };
}
