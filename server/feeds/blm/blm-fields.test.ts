import { expect, test } from "vitest";
import { nameFeedField, nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { blmFields, factColumns, findBlmField } from "./blm-fields.ts";

test("The field table knows lengths and what Rightmove demands", () => {
  expect(findBlmField("AGENT_REF")).toEqual({
    name: "AGENT_REF",
    type: "text",
    maxLength: 20,
    inDefinition: true,
    filled: true,
  });
  expect(findBlmField("MEDIA_IMAGE_TEXT_07")?.maxLength).toBe(20);
  expect(findBlmField("MEDIA_IMAGE_X")).toBeNull();
});

test("staff read a word for every field that a feed's report can name", () => {
  const read = [...blmFields.map(({ name }) => name), ...Object.values(factColumns).flat()];
  const numbered = [
    "LATITUDE",
    "LONGITUDE",
    "FEATURE3",
    "MEDIA_IMAGE_00",
    "MEDIA_FLOOR_PLAN_TEXT_01",
  ];
  const named = [...read, ...numbered].map(nameFeedField);
  expect(named.filter((word) => /_|^[A-Z\d]+$/.test(word))).toEqual([]);
  expect(named.slice(-3)).toEqual(["Feature 3", "Photo 1", "Floor plan 2, caption"]);
  expect(nameFeedFields("is empty, and so is ADDRESS_2")).toBe(
    "is empty, and so is “Address, line 2”",
  );
  expect(nameFeedFields('"NW8" is no field: MY_OWN')).toBe('"NW8" is no field: MY_OWN');
});
