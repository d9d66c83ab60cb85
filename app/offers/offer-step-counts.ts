import { offerLimits } from "../../domain/offers/offer-fields.ts";

export type PeopleField = "adultCount" | "households" | "childCount";
export type People = Record<PeopleField, number>;

/** The counters' numbers; what is no count stands at the least. */
export function peopleIn(answers: Record<string, string | undefined>): People {
  const { adults, children } = offerLimits;
  return {
    adultCount: within(answers["adultCount"], adults),
    households: within(answers["households"], adults),
    childCount: within(answers["childCount"], children),
  };
}

/** One counter moved; fewer adults can't be more households than they are. */
export function peopleAfter(people: People, field: PeopleField, value: number): People {
  const moved = { ...people, [field]: value };
  return { ...moved, households: Math.min(moved.households, moved.adultCount) };
}

function within(
  text: string | undefined,
  { least, most }: { least: number; most: number },
): number {
  const number = Math.trunc(Number(text ?? ""));
  return Number.isNaN(number) ? least : Math.min(Math.max(number, least), most);
}
