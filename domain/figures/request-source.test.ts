import { expect, test } from "vitest";
import type { RequestKind } from "../conversations/request-kinds.ts";
import { getRequestSource, type RequestSource } from "./request-source.ts";

test.each<[RequestKind, RequestSource]>([
  ["enquiry", "site"],
  ["viewing", "site"],
  ["valuation", "site"],
  ["offer", "site"],
  ["page", "site"],
  ["call", "call"],
  ["mail", "mail"],
  ["campaign-answer", "campaign"],
  ["referral", "referral"],
])("who first asked by %s comes from %s", (kind, source) => {
  expect(getRequestSource(kind)).toBe(source);
});
