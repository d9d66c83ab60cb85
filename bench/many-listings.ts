import { sql } from "drizzle-orm";
import type { Database } from "../server/platform/database/client.ts";
import { neighbourhoods } from "../server/places/gazetteer/neighbourhoods.ts";
import { outcodes } from "../server/places/gazetteer/outcodes.ts";
import { calculateDistanceMetres } from "../domain/places/geo.ts";

/** Deterministic. Most homes are in London, and one in twenty is let agreed or withdrawn. */
export async function fillListings(database: Pick<Database, "orm">, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await fill(database, from, Math.min(count, from + atOnce - 1));
  }
  await database.orm.execute(sql`vacuum analyze listings`);
}

const atOnce = 5000;

async function fill({ orm }: Pick<Database, "orm">, from: number, to: number): Promise<void> {
  await orm.execute(sql`
    with places as (
      select row_number() over () - 1 as place, p.* from jsonb_to_recordset(${placesJson}::jsonb)
        as p(area text, city text, outcode text, lat float8, long float8)),
    numbers as (
      select n, n * 2654435761 % 4294967296 as h from generate_series(${from}::bigint, ${to}::bigint) n)
    insert into listings (id, branch_id, agent_ref, status, name, area, city, display_address,
      address, outcode, incode, property_type, bedrooms, bathrooms, furnishing, rent_pcm, no_deposit,
      available_from, short_description, long_description, special_features, display_features,
      lat, long, location_accurate, stations, media, material, listed_at, created_at)
    select 'p' || to_hex(h), 'bench', n::text,
      case h % 40 when 0 then 'let-agreed' when 1 then 'withdrawn' else 'available' end,
      (array['Loriner','Wharf','Orchard','Mill','Chapel','Station'])[h / 7 % 6 + 1] || ' Street',
      area, city, 'Street, ' || area || ', ' || city || ' ' || outcode, 'Flat ' || n, outcode, '1AA',
      case when h / 11 % 4 = 0 then 'House' else 'Flat' end, h / 13 % 6, h / 17 % 3 + 1,
      (array['Furnished','Part furnished','Unfurnished','Flexible'])[h / 19 % 4 + 1],
      700 + h / 23 % 130 * 50, h / 29 % 10 = 0,
      case when h / 31 % 3 = 0 then date '2026-11-21' + (h / 37 % 60)::int end,
      repeat('A bright home near shops and the park. ', 3),
      repeat(md5(h::text) || ' is what this long description of the home says of it. ', 12),
      (array['{Furnished,Flat}','{Flat,PetFriendly}','{AppContext,Parking,OutdoorSpace}'])[h / 41 % 3 + 1]::text[],
      '{Balcony,"South light","Close to the station"}',
      lat + (h / 43 % 200 - 100) * 0.0001, long + (h / 47 % 200 - 100) * 0.00016, true,
      '[{"name":"Old Street","metres":760},{"name":"Hoxton","metres":900},{"name":"Moorgate","metres":1200}]',
      (select jsonb_agg(jsonb_build_object('kind', 'photo', 'url', '/photos/' || md5((h + i)::text) || '.jpg',
        'caption', 'Reception room', 'width', 1200, 'height', 800, 'placeholder', null)) from generate_series(1, 6) i),
      '{"councilTaxBand":"D","epcRating":"C"}',
      timestamptz '2026-11-21T09:00:00Z' - n * interval '5 minutes', now()
    from numbers join places on place = h % ${neighbourhoods.length}`);
}

const placesJson = JSON.stringify(
  neighbourhoods.map(({ name, city, lat, long }) => ({
    area: name,
    city,
    outcode: findNearestOutcode({ lat, long }),
    lat,
    long,
  })),
);

function findNearestOutcode(point: { lat: number; long: number }): string {
  const [nearest] = outcodes
    .map((outcode) => ({ code: outcode.code, metres: calculateDistanceMetres(point, outcode) }))
    .toSorted((one, other) => one.metres - other.metres);
  return nearest?.code ?? "";
}
