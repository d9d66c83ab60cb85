import { expect, test } from "vitest";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { listHomes } from "./listed-homes.ts";

const summary = (id: string): ListingSummary => ({
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

const asked: (readonly string[])[] = [];
const find = async (ids: readonly string[]) => {
  asked.push(ids);
  return ids.filter((id) => !id.startsWith("gone")).map(summary);
};
const list = (query: URLSearchParams) => listHomes(query, "2026-12-01", find);

test("homes come in the order of the address; those that are gone are named", async () => {
  const listed = await list(new URLSearchParams("ids=b,gone1,a"));
  expect(listed.homes.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(listed).toMatchObject({ gone: ["gone1"], left: 0, today: "2026-12-01", failed: false });
});

test("fifty homes are looked up at most, and the rest is counted", async () => {
  const ids = Array.from({ length: 53 }, (_, n) => `p${n}`);
  const listed = await list(new URLSearchParams({ ids: ids.join(",") }));
  expect([listed.homes.length, listed.left]).toEqual([50, 3]);
});

test("an address that names nothing asks for nothing", async () => {
  asked.length = 0;
  expect((await list(new URLSearchParams())).homes).toEqual([]);
  expect(asked).toEqual([]);
});
