import { expect, test } from "vitest";
import { toMailbox } from "./mailbox.ts";

// https://proton.me/support/addresses-and-aliases: dots, hyphens and underscores count for nothing.
test.each(["v.ictim@proton.me", "vic-tim@proton.me", "vic_tim@proton.me", "VICTIM@protonmail.com"])(
  "%s is the mailbox of victim@proton.me, whose provider ignores it",
  (email) => {
    expect(toMailbox(email)).toBe(toMailbox("victim@proton.me"));
  },
);
