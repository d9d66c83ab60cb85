import type { Home, Measure } from "../home.ts";
import { listWalksFrom } from "../position.ts";
import { pickBetween, pick, createRandom } from "../random.ts";

/** Values for a phrase's `{slot}`. A phrase with a missing one doesn't fit. */
export type Slots = Record<string, string | undefined>;

const numbers =
  "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth".split(
    " ",
  );

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function writeNumber(value: number): string {
  if (value >= 200) return String(value);
  if (value >= 100)
    return value === 100 ? "a hundred" : `a hundred and ${writeNumber(value - 100)}`;
  const small = numbers[value];
  if (small !== undefined) return small;
  const unit = value % 10 === 0 ? "" : `-${numbers[value % 10]}`;
  return `${tens[Math.floor(value / 10) - 2]}${unit}`;
}

function formatFloor(floor: number): string {
  return floor < 0 ? "lower ground" : (ordinals[floor] ?? `${floor}th`);
}

function formatMetres([long, short]: Measure): string {
  return `${long.toFixed(1)} by ${short.toFixed(1)} m`;
}

function describeKind(home: Home): string {
  return home.dwelling.noun === "apartment" ? "flat" : home.dwelling.noun;
}

function stopSlots(home: Home): Slots {
  const next = createRandom("stops", home.street, home.number);
  const [first, second] = listWalksFrom(home);
  if (!first) return {};
  const [name, service, ride] = first.stop;
  const station = name.includes(home.area.name) ? "the station" : name;
  return {
    stop: name,
    service,
    ride: ride?.replaceAll(/\d+/g, (digits) => writeNumber(Number(digits))),
    walk: writeNumber(first.minutes),
    walked: String(first.minutes),
    walkfast: writeNumber(Math.max(1, first.minutes - pickBetween(next, 1, 2))),
    cycle: writeNumber(Math.max(2, Math.round(first.minutes / 3))),
    near: `${writeNumber(first.minutes)} minutes from ${station}`,
    stop2: second?.stop[0],
    service2: second?.stop[1],
    walk2: second && writeNumber(second.minutes),
    nearer: second && second.minutes > first.minutes ? writeNumber(first.minutes) : undefined,
  };
}

function createRoomSlots(home: Home): Slots {
  const next = createRandom("rooms", home.street, home.number);
  const [bed1, bed2] = home.bedroomSizes;
  const faces = ["south", "west", "east", "north"].filter((face) => face !== home.face);
  return {
    living: formatMetres(home.living),
    kitchen: formatMetres(home.kitchenSize),
    bed1: formatMetres(bed1),
    bed2: home.bedrooms > 1 ? formatMetres(bed2) : undefined,
    shelf: `${pickBetween(next, 3, 7)}.${pickBetween(next, 1, 9)}`,
    balcony: `1.${pickBetween(next, 4, 9)}`,
    sockets: writeNumber(pickBetween(next, 5, 9)),
    face: home.face,
    face2: pick(next, faces),
  };
}

export function createSlots(home: Home): Slots {
  const next = createRandom("facts", home.street, home.number);
  const kind = describeKind(home);
  const { dwelling, scheme } = home;
  const beds = writeNumber(home.bedrooms);
  const plain: Slots = {
    ...stopSlots(home),
    ...createRoomSlots(home),
    street: scheme ? undefined : home.street,
    area: home.area.name,
    development: scheme?.scheme,
    block: scheme ? pick(next, scheme.blocks) : undefined,
    type: scheme ? `${pick(next, ["A", "B", "C"])}${home.bedrooms + 1}` : undefined,
    kind,
    abeds: home.bedrooms === 0 ? "a studio" : `a ${beds}-bedroom`,
    beds: home.bedrooms === 0 ? undefined : beds,
    sqm: String(home.sqm),
    sqft: String(Math.round(home.sqm * 10.764)),
    built: home.built,
    done: home.building === "new" ? undefined : String(home.done),
    floor: dwelling.house || dwelling.maisonette ? undefined : formatFloor(home.floor),
    storeys: writeNumber(home.storeys),
    flats: writeNumber(home.homes),
    steps: String(home.floor * 16 + (home.number % 5)),
    length: String(home.gardenLength),
    aspect: home.aspect,
    tested: `${pickBetween(next, 2, 28)} ${pick(next, ["September", "October"])}`,
    warranty: String(pickBetween(next, 2027, 2030)),
  };
  const capital = Object.entries(plain).map(([slot, value]) => [
    capitalize(slot),
    value && capitalize(value),
  ]);
  // A sentence may not start with digits.
  const spelt = {
    Sqm: capitalize(writeNumber(home.sqm)),
    Length: capitalize(writeNumber(home.gardenLength)),
  };
  return { ...plain, ...Object.fromEntries(capital), ...spelt };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
