import * as v from "valibot";
import { expect, test } from "vitest";
import { placeOfferPayload } from "../../../domain/offers/offer.ts";
import { createBody } from "../../testing/offers.ts";
import { wholeRequest } from "../../testing/viewings.ts";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { createViewRequestSchema } from "../../../domain/viewings/requests/view-request.ts";

const mark = "\u202E";
/** Fields of several lines, numbers whose marks are dropped, and ids, which are looked up. */
const taken = /message|freetext|specialrequests|movingReason|phone|^id$|^listing(id)?$|captcha/i;

function listLeaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => listLeaves(one, [...path, key]));
}
function change(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return `${String(value).slice(0, 1)}${mark}${String(value).slice(1)}`;
  const isList = Array.isArray(value);
  const entries = Object.entries(value ?? {}).map(([name, one]): [string, unknown] => [
    name,
    name === key ? change(one, rest) : one,
  ]);
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

test.each<[string, v.GenericSchema, unknown]>([
  [
    "a viewing request",
    createViewRequestSchema(findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z"))),
    wholeRequest,
  ],
  ["an offer", placeOfferPayload, createBody("aaaaaaaaaaaaaaaaaaaa")],
])("%s takes a mark that turns the writing in no field of one line", (_what, schema, body) => {
  expect(v.safeParse(schema, body).issues?.map((one) => v.getDotPath(one)) ?? []).toEqual([]);
  const accepted = listLeaves(body)
    .filter((path) => v.safeParse(schema, change(body, path)).success)
    .map((path) => path.join("."));
  expect(accepted.filter((path) => !taken.test(path))).toEqual([]);
});
