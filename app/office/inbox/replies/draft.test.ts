import { describe, expect, test } from "vitest";
import { noteToldOfNewer, typeDraft } from "./draft.ts";

describe("what the writer of a reply has seen", () => {
  test("stays what it was when typing began, though the page shows a newer message", () => {
    const begun = typeDraft(undefined, "Y", 7);
    expect(typeDraft(begun, "Yes", 9)).toEqual({ text: "Yes", lastSeen: 7 });
  });

  test("is the newest message once they were told of it", () => {
    const told = noteToldOfNewer({ text: "Yes", lastSeen: 7 }, 9);
    expect(typeDraft(told, "Yes.", 12)).toEqual({ text: "Yes.", lastSeen: 9 });
    expect(noteToldOfNewer(undefined, 9)).toBeUndefined();
  });

  test("begins anew once the draft was emptied", () => {
    const emptied = typeDraft({ text: "Y", lastSeen: 7 }, " ", 9);
    expect(emptied).toBeUndefined();
    expect(typeDraft(emptied, "No", 9)).toEqual({ text: "No", lastSeen: 9 });
  });
});
