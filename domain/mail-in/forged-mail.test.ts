import { expect, test } from "vitest";
import { placeMail } from "./place-mail.ts";

test("a forged mail that answers none of ours is not shown as if its sender were proved", () => {
  const mail = {
    sender: "beatrix@example.com",
    nature: "person" as const,
    isOwn: false,
    isNoted: false,
    isForged: true,
  };
  expect(placeMail(mail, null, ["hello@lintel.example.com"])).toMatchObject({
    to: "held",
    reason: "unverified",
  });
});
