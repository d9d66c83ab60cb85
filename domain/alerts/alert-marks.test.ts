import * as v from "valibot";
import { expect, test } from "vitest";
import { alertPayload } from "./alert-payload.ts";

test("the words of an alert hold no mark that turns the writing of the mails about it", () => {
  const search = { q: "old \u202Eteerts" };
  const alert = { email: "ada@example.com", search, frequency: "daily" };
  expect(v.safeParse(alertPayload, alert).success).toBe(false);
});
