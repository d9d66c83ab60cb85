import { expect, test } from "vitest";
import * as v from "valibot";
import { feedbackFields } from "../../domain/viewings/feedback/feedback.ts";
import { refuseFields } from "./refusals.ts";

const refuse = (posted: unknown) => {
  const parsed = v.safeParse(feedbackFields, posted);
  return parsed.success ? null : refuseFields(parsed.issues).refusal;
};

test("a choice that was not sent at all is asked for in words", () => {
  const message = "Select an option or fill this in.";
  expect(refuse({ message: "Bright" })).toMatchObject({
    detail: message,
    errors: [{ path: "answer", message }],
  });
});

test("one that there is not says what there is", () => {
  expect(refuse({ answer: "maybe" })).toMatchObject({ detail: "Select an answer" });
});
