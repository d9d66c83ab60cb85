import { expect, test } from "vitest";
import { findLoadingShape, isInboxPath } from "./loading-shape.ts";

test.each([
  ["/office/today", "sections"],
  ["/office/inbox", "requests"],
  ["/office/inbox/6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10", "requests"],
  ["/office/inbox/new", "card"],
  ["/office/diary", "hours"],
  ["/office/diary/book", "card"],
  ["/office/listings", "homes"],
  ["/office/listings/L1", "card"],
  ["/office/contacts", "rows"],
  ["/office/contacts/6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10", "card"],
  ["/office/settings", "card"],
])("%s loads as %s", (pathname, shape) => {
  expect(findLoadingShape(pathname)).toBe(shape);
});

test("the inbox stays while another of its conversations loads, and not for its other pages", () => {
  expect(isInboxPath("/office/inbox")).toBe(true);
  expect(isInboxPath("/office/inbox/6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10")).toBe(true);
  for (const other of ["/office/inbox/new", "/office/inbox/replies", "/office/today"])
    expect(isInboxPath(other)).toBe(false);
});
