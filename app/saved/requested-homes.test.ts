import { expect, test } from "vitest";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { findRequestedHomes } from "./requested-homes.ts";

const createSummary = (id: string): ListingSummary => ({
  id,
  status: "available",
  name: `Home ${id}`,
  area: "Shoreditch",
  outcode: "E2",
  bedrooms: 1,
  bathrooms: 1,
  furnishing: null,
  rentPcm: 2000,
  availableFrom: null,
  shortDescription: "",
  lat: 51.5,
  long: -0.08,
  listedAt: "2026-11-20T09:00:00.000Z",
  previousRentPcm: null,
  reducedAt: null,
  letAgreedAt: null,
  cover: null,
});

const requestedIds: (readonly string[])[] = [];
const find = async (ids: readonly string[]) => {
  requestedIds.push(ids);
  return ids.filter((id) => !id.startsWith("gone")).map(createSummary);
};
const findHomes = (query: URLSearchParams) => findRequestedHomes(query, "2026-12-01", find);

test("homes come in the order of the address; those that are gone are named", async () => {
  const requestedHomes = await findHomes(new URLSearchParams("ids=b,gone1,a"));
  expect(requestedHomes.homes.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(requestedHomes).toMatchObject({
    unavailableIds: ["gone1"],
    omittedCount: 0,
    today: "2026-12-01",
    hasFailed: false,
  });
});

test("fifty homes are looked up at most, and the rest is counted", async () => {
  const ids = Array.from({ length: 53 }, (_, n) => `p${n}`);
  const listed = await findHomes(new URLSearchParams({ ids: ids.join(",") }));
  expect([listed.homes.length, listed.omittedCount]).toEqual([50, 3]);
});

test("an address that names nothing asks for nothing", async () => {
  requestedIds.length = 0;
  expect((await findHomes(new URLSearchParams())).homes).toEqual([]);
  expect(requestedIds).toEqual([]);
});
