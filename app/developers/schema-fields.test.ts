import { expect, test } from "vitest";
import { listFields, formatType } from "./schema-fields.ts";

test.each([
  [{ type: "string" }, "text"],
  [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number or null"],
  [{ type: "array", items: { type: "string" } }, "list of text"],
  [{ $ref: "#/components/schemas/Listing" }, "listing"],
  [{ enum: ["up", "down"] }, '"up", "down"'],
  [{ const: "viewing" }, '"viewing"'],
  [{}, "anything"],
])("%j reads '%s'", (schema, type) => {
  expect(formatType(schema)).toBe(type);
});

test("fields are listed with those of the objects and lists in them", () => {
  const email = { type: "string", maxLength: 254 };
  const fields = listFields({
    type: "object",
    required: ["applicant"],
    properties: {
      applicant: { type: "object", required: ["email"], properties: { email } },
      homes: { type: "array", items: { type: "object", properties: { rent: { type: "number" } } } },
    },
  });
  expect(fields).toEqual([
    { name: "applicant", type: "object", required: true, description: "" },
    {
      name: "applicant.email",
      type: "text",
      required: true,
      description: "At most 254 characters",
    },
    { name: "homes", type: "list of object", required: false, description: "" },
    { name: "homes[].rent", type: "number", required: false, description: "" },
  ]);
});
