import type { Development } from "../../domain/listings/listing.ts";
import { createPlaceKey } from "../places/place-key.ts";
import known from "./developments.json" with { type: "json" };

const developments = known.map(({ name, companyName, liteOffer, outcode }) => ({
  development: { name, companyName, liteOffer },
  key: `-${createPlaceKey(name)}-`,
  outcode,
}));

/**
 * Finds the development whose name appears as whole words in an address of its outcode. BLM has no
 * field for it, so the agency lists its developments in `developments.json`.
 */
export function findDevelopment(addressLines: string[], outcode: string): Development | null {
  const keys = addressLines.map((line) => `-${createPlaceKey(line)}-`);
  const found = developments.find(
    (one) => one.outcode === outcode && keys.some((key) => key.includes(one.key)),
  );
  return found ? { ...found.development } : null;
}

/** Where one of that name is, in any spelling. Null for a name that is not listed. */
export function findDevelopmentOutcode(name: string): string | null {
  const key = `-${createPlaceKey(name)}-`;
  return developments.find((one) => one.key === key)?.outcode ?? null;
}
