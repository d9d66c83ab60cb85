import * as v from "valibot";
import { expect, test } from "vitest";
import { unseenMessage } from "./direction-marks.ts";
import { templateFieldsForm } from "../../conversations/reply-template.ts";
import { nameField } from "../fields/text-fields.ts";

const fields = [nameField("Missing"), templateFieldsForm.entries.title];

test.each(["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\t", "\v", "\f"])(
  "a line that was pasted with %j in it stays one line",
  (mark) => {
    for (const field of fields) expect(v.parse(field, `Ada${mark}Byron`)).toBe("Ada Byron");
  },
);

test("what was pasted with a line's end is taken without it", () => {
  expect(v.parse(nameField("Missing"), "\tAda Byron\r\n")).toBe("Ada Byron");
});

test.each(["\u001B", "\u0008", "\u0000", "\u007F", "\u009B"])(
  "a line with the control character %j in it is refused, with what to do",
  (mark) => {
    for (const field of fields)
      expect(v.safeParse(field, `Ada${mark}Byron`).issues?.[0].message).toBe(unseenMessage);
  },
);
