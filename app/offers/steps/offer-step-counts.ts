import { offerLimits } from "../../../domain/offers/offer-fields.ts";

export type PeopleField = "adultCount" | "households" | "childCount";
export type People = Record<PeopleField, number>;

/** Parses the counters; invalid values count as the minimum. */
export function readPeople(answers: Record<string, string | undefined>): People {
  const { adults, children } = offerLimits;
  return {
    adultCount: parseClamped(answers["adultCount"], adults),
    households: parseClamped(answers["households"], adults),
    childCount: parseClamped(answers["childCount"], children),
  };
}

export function changePeople(people: People, field: PeopleField, value: number): People {
  const changed = { ...people, [field]: value };
  return { ...changed, households: Math.min(changed.households, changed.adultCount) };
}

function parseClamped(
  text: string | undefined,
  { min, max }: { min: number; max: number },
): number {
  const number = Math.trunc(Number(text ?? ""));
  return Number.isNaN(number) ? min : Math.min(Math.max(number, min), max);
}
