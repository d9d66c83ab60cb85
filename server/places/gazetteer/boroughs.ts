import type { Area, AreaMembers } from "../../../domain/places/area.ts";
import { formatPlaceName } from "../../../domain/places/place.ts";
import { type Borough, boroughs } from "../place-tables.ts";
import { createPlaceKey } from "../place-key.ts";
import borders from "../tables/borough-borders.json" with { type: "json" };

/** The name includes "borough", since Hackney alone is the neighbourhood. */
export const boroughAreas: readonly Area[] = boroughs.map((borough) => {
  const { name, city, lat, long } = borough;
  const full = formatPlaceName({ name, kind: "borough" });
  return {
    slug: createPlaceKey(full),
    name: full,
    kind: "borough",
    city,
    centre: { lat, long },
    members: findMembers(borough),
  };
});

function findMembers({ name, outcodes }: Borough): AreaMembers {
  if (outcodes) return { outcodes };
  const rings = Object.entries(borders).find(([borough]) => borough === name)?.[1];
  if (!rings) throw new Error(`Borough ${name} has neither a border nor outcodes.`);
  return { border: rings.map((ring) => ring.map(([long = 0, lat = 0]) => ({ lat, long }))) };
}
