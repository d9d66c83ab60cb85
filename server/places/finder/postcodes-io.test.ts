import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPostcode } from "./postcodes-io.ts";
import { readPostcode } from "../gazetteer/postcodes.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
const postcode = readPostcode("e27dp")!;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test("a postcode is found to the street", async () => {
  const result = { postcode: "E2 7DP", latitude: 51.5279, longitude: -0.0717 };
  service.answers({
    body: { status: 200, result: { ...result, admin_district: "Tower Hamlets" } },
  });
  expect(await fetchPostcode(service.url, postcode)).toEqual({
    ok: true,
    places: [
      {
        id: "postcode-e2-7dp",
        name: "E2 7DP",
        kind: "postcode",
        city: "London",
        lat: 51.5279,
        long: -0.0717,
        detail: "Postcode, Tower Hamlets",
      },
    ],
  });
  expect(service.asked).toEqual(["/postcodes/E2%207DP"]);
});

test.each([
  ["no such postcode", { status: 404, body: { status: 404, error: "Postcode not found" } }],
  ["no position", { body: { result: { latitude: null, longitude: null, admin_district: null } } }],
  ["a position abroad", { body: { result: { latitude: 48.85, longitude: 2.35 } } }],
])("%s is no place", async (_what, answer) => {
  service.answers(answer);
  expect(await fetchPostcode(service.url, postcode)).toEqual({ ok: true, places: [] });
});

test("an answer of another form is a reason", async () => {
  service.answers({ body: { result: "E2" } });
  expect(await fetchPostcode(service.url, postcode)).toEqual({
    ok: false,
    why: "its answer has another form",
  });
});
