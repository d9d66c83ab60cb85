import { describe, expect, test } from "vitest";
import { findMovedOfficePath } from "./former-office-paths.ts";

describe("A former address of the office", () => {
  test.each([
    ["/office/lets", "/office/tenancies"],
    ["/office/lets/3f0c", "/office/tenancies/3f0c"],
    ["/office/lets.data", "/office/tenancies.data"],
    ["/office/people/3f0c/merge", "/office/contacts/3f0c/merge"],
    ["/office/mails/12/preview", "/office/emails/12/preview"],
    ["/office/figures/csv", "/office/reports/csv"],
    ["/office/account/keys", "/office/account/api-keys"],
  ])("%s leads to %s", (former, path) => {
    expect(findMovedOfficePath(former)).toBe(path);
  });

  test.each(["/office/letsgo", "/office/tenancies", "/office/diary/keys", "/lets"])(
    "%s has not moved",
    (path) => {
      expect(findMovedOfficePath(path)).toBeNull();
    },
  );
});
