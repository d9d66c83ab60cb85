import { expect, test } from "vitest";
import { findBlmField } from "./blm-fields.ts";

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
