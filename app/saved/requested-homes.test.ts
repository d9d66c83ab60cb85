import { expect, test } from "vitest";
import { createListingSummary } from "../../server/testing/listing.ts";
import { findRequestedHomes } from "./requested-homes.ts";

const requestedIds: (readonly string[])[] = [];
const find = async (ids: readonly string[]) => {
  requestedIds.push(ids);
  return ids.filter((id) => !id.startsWith("gone")).map((id) => createListingSummary({ id }));
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
