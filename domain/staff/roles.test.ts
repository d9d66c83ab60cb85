import { describe, expect, test } from "vitest";
import {
  isAllowed,
  isRefusedToDemo,
  hasPermission,
  type Permission,
  permissionNames,
  permissions,
  type Role,
  roles,
} from "./roles.ts";

const deskRoles = ["owner", "manager", "negotiator", "administrator"] as const;

const granted: Record<Permission, readonly Role[]> = {
  "see-team": roles,
  "see-history": roles,
  "see-requests": roles,
  "answer-requests": ["owner", "manager", "negotiator", "administrator"],
  "see-staff-history": ["owner", "manager"],
  "see-whole-history": ["owner"],
  "see-people": roles,
  "edit-people": deskRoles,
  "export-person": deskRoles,
  "ask-erasure": deskRoles,
  "confirm-erasure": ["owner", "manager", "administrator"],
  "see-listings": roles,
  "edit-listings": deskRoles,
  "publish-listings": deskRoles,
  "override-warnings": ["owner"],
  "see-feeds": roles,
  "manage-feeds": deskRoles,
  "take-shrunk-feed": ["owner"],
  "make-keys": deskRoles,
  "add-ways-in": roles,
  "see-offers": roles,
  "decide-offers": deskRoles,
  "see-lets": roles,
  "edit-lets": deskRoles,
  "see-documents": deskRoles,
  "see-outbox": roles,
  "see-diary": roles,
  "edit-diary": deskRoles,
  "manage-availability": ["owner", "manager"],
  "manage-outbox": deskRoles,
  "see-figures": roles,
  "export-figures": roles,
  "see-settings": roles,
  "manage-settings": ["owner", "manager"],
  "manage-branches": ["owner"],
  "manage-team": ["owner"],
};

test.each(permissionNames)("%s is for those who need it", (name) => {
  expect(roles.filter((role) => isAllowed(role, name))).toEqual(granted[name]);
});

test("every permission has words", () => {
  expect(Object.keys(permissions)).toEqual(Object.keys(granted));
});

describe("who is limited to a branch", () => {
  const limited = { role: "manager", branchView: { isLimited: true } } as const;

  test.each(["see-requests", "edit-listings", "edit-diary", "see-figures", "edit-lets"] as const)(
    "works with what is its: %s",
    (name) => expect(hasPermission(limited, name)).toBe(true),
  );

  test.each(["see-people", "see-outbox", "see-feeds", "make-keys", "manage-settings"] as const)(
    "does nothing that is the whole agency’s: %s",
    (name) => {
      expect(hasPermission(limited, name)).toBe(false);
      expect(hasPermission({ role: "manager", branchView: { isLimited: false } }, name)).toBe(true);
    },
  );

  test("may not more than the role does", () => {
    expect(
      hasPermission({ role: "reader", branchView: { isLimited: true } }, "edit-listings"),
    ).toBe(false);
  });
});

describe("the demo’s people", () => {
  const refused = permissionNames.filter((name) =>
    isRefusedToDemo({ role: "owner", isDemo: true }, name),
  );

  test("do nothing that lets somebody in, carries data away or ends it, whatever their role", () => {
    expect(refused).toEqual([
      "export-person",
      "ask-erasure",
      "confirm-erasure",
      "make-keys",
      "add-ways-in",
      "export-figures",
      "manage-team",
    ]);
    for (const role of roles)
      for (const name of permissionNames)
        expect(hasPermission({ role, isDemo: true }, name)).toBe(
          isAllowed(role, name) && !refused.includes(name),
        );
  });

  test("alone are refused it, and only what their role would allow", () => {
    expect(isRefusedToDemo({ role: "owner" }, "manage-team")).toBe(false);
    expect(isRefusedToDemo({ role: "reader", isDemo: true }, "manage-team")).toBe(false);
    const limited = { role: "owner", isDemo: true, branchView: { isLimited: true } } as const;
    expect(isRefusedToDemo(limited, "make-keys")).toBe(false);
  });
});
