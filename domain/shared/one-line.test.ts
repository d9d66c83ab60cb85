import * as v from "valibot";
import { expect, test } from "vitest";
import { nameField } from "./text-fields.ts";

test.each(["\n", "\r", "\u2028", "\u2029", "\u0085", "\u001B", "\t", "\u0008"])(
  "a name with the control or line mark %j in it is refused",
  (mark) => {
    expect(v.safeParse(nameField("Missing"), `Ada${mark}Byron`).success).toBe(false);
  },
);
