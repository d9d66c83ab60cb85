import { describe, expect, test } from "vitest";
import { judgeAccess, officeEntries } from "../../domain/staff/office-access.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import { admitToOffice } from "../../server/staff/admit-to-office.ts";
import { testEngines } from "../../server/testing/database.ts";
import { officeOrigin, useOffice } from "../../server/testing/office.ts";

/** What only somebody real may read or send, of all pages and calls. */
const forReal = [
  "GET office/account/api-keys",
  "GET office/reports/csv",
  "GET office/contacts/:id/erasure",
  "GET office/contacts/:id/export",
  "GET office/team/:id",
  "POST office/account/api-keys",
  "POST office/account/passkey",
  "POST office/account/passkey/options",
  "POST office/contacts/:id/erasure",
  "POST office/contacts/:id/export",
  "POST office/contacts/:id/export.json",
  "POST office/team",
  "POST office/team/:id",
];

const requests = Object.keys(officeEntries).flatMap((path) =>
  (["GET", "POST"] as const).map((method) => ({ path, method, name: `${method} ${path}` })),
);

const judge = (role: Role, { path, method }: (typeof requests)[number]) =>
  judgeAccess(officeEntries[path], method === "POST", { role, isFresh: true });

describe.each(testEngines)("the demo’s people, on the %s engine,", (engine) => {
  const office = useOffice(engine);

  test.each(roles)("who are %s are told so where their role alone would let them", async (role) => {
    const app = await office.app();
    const browser = await office.signIn((await office.hire(role, { isDemo: true })).id);
    const kinds: Record<string, unknown> = {};
    for (const { path, method, name } of requests) {
      const request = browser.request(`/${path}`, { method, headers: { Origin: officeOrigin } });
      kinds[name] = (await admitToOffice(app, request, path)).kind;
    }
    const expected = requests.map((one) => {
      const verdict = judge(role, one);
      const isRefused = verdict === "admitted" && forReal.includes(one.name);
      return [one.name, isRefused ? "not-for-demo" : verdict];
    });
    expect(kinds).toEqual(Object.fromEntries(expected));
  });
});

test("each of these is open to a real owner", () => {
  const open = requests.filter((one) => judge("owner", one) === "admitted");
  expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(forReal));
});
