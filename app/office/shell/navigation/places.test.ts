import { expect, test } from "vitest";
import { readInboxCriteria } from "../../../../domain/conversations/inbox-view.ts";
import { findPlacePath, places } from "./places.ts";

const none = { today: 0, inbox: 0, offers: 0, lets: 0, mails: 0, feeds: 0 };
const inbox = places.find(({ name }) => name === "Inbox")!;

test.each([
  ["whom its number counts", { ...none, inbox: 3 }, "unanswered"],
  ["all that are open where nobody waits", { ...none, offers: 3 }, "all"],
  ["all that are open before the counts are there", null, "all"],
])("the rail's Inbox opens %s", (_case, counts, view) => {
  const { pathname, searchParams } = new URL(findPlacePath(inbox, counts), "http://localhost");
  expect(pathname).toBe("/office/inbox");
  expect(readInboxCriteria(searchParams)).toMatchObject({ view });
});

test("another place opens as it is, whatever it counts", () => {
  const all = { today: 1, inbox: 1, offers: 1, lets: 1, mails: 1, feeds: 1 };
  for (const place of places.filter((one) => one !== inbox))
    expect(findPlacePath(place, all)).toBe(place.to);
});
