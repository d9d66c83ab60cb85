import { beforeEach, describe, expect, test } from "vitest";
import { officeRoutes } from "../routes.ts";
import { getPageOf, officeEntries } from "../../domain/staff/office-access.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../server/testing/office.ts";
import type { AppContext } from "../../server/app-context.ts";
import { type Admission, admitToOffice } from "../../server/staff/admit-to-office.ts";

type Who = "anyone" | readonly Role[];

/** A reader looks on. */
const answering = roles.filter((role) => role !== "reader");

/** Who may read and send what: each path of `app/routes.ts` must be here. */
const expected: Record<string, { read?: Who; write?: Who }> = {
  office: { read: roles },
  "office/sign-in": { read: "anyone", write: "anyone" },
  "office/sign-in/link": { read: "anyone", write: "anyone" },
  "office/sign-in/passkey": { write: "anyone" },
  "office/sign-in/passkey/options": { write: "anyone" },
  "office/sign-in/openid": { read: "anyone" },
  "office/sign-in/openid/return": { read: "anyone" },
  "office/set-up": { read: "anyone", write: "anyone" },
  "office/invitation": { read: "anyone", write: "anyone" },
  "office/theme": { write: "anyone" },
  "office/sign-out": { write: roles },
  "office/more": { read: roles },
  "office/no-access": { read: roles },
  "office/account": { read: roles, write: roles },
  "office/account/passkey": { write: roles },
  "office/account/passkey/options": { write: roles },
  "office/team": { read: roles, write: ["owner"] },
  "office/team/:id": { read: ["owner"], write: ["owner"] },
  "office/activity-log": { read: ["owner"] },
  // The page itself keeps the history of a colleague from other roles: `history.test.ts`.
  "office/activity-log/:subject/:id": { read: roles },
  "office/today": { read: roles, write: answering },
  "office/listings": { read: roles, write: answering },
  "office/listings/new": { read: answering, write: answering },
  "office/listings/:id": { read: roles, write: answering },
  "office/listings/:id/save": { write: answering },
  "office/listings/:id/uploads": { write: answering },
  "office/listings/:id/part": { write: answering },
  "office/listings/:id/picture": { read: answering, write: answering },
  "office/listings/:id/certificate": { read: answering },
  "office/listings/:id/landlord": { read: roles, write: answering },
  "office/listings/:id/landlord/:paper": { read: answering },
  "office/offers": { read: roles },
  "office/offers/:listingId": { read: roles, write: answering },
  "office/tenancies": { read: roles },
  "office/tenancies/:id": { read: roles, write: answering },
  // Passports and payslips: not for who only looks on.
  "office/documents/:id": { read: answering },
  "office/contacts": { read: roles },
  "office/contacts/:id": { read: roles, write: answering },
  "office/contacts/caller/:id": { read: roles, write: answering },
  "office/contacts/:id/merge": { read: answering, write: answering },
  "office/contacts/:id/export": { read: answering, write: answering },
  "office/contacts/:id/export.json": { write: answering },
  "office/contacts/:id/erasure": { read: answering, write: answering },
  "office/diary": { read: roles, write: answering },
  "office/diary/book": { read: answering, write: answering },
  "office/diary/new": { read: answering, write: answering },
  "office/diary/:id": { read: roles, write: answering },
  // The page itself keeps the hours of others from all but managers.
  "office/diary/availability/:id?": { read: roles, write: answering },
  "office/diary/home/:listingId": { read: answering, write: answering },
  "office/diary/keys": { read: roles, write: answering },
  "office/diary/viewing/:uid": { read: roles, write: answering },
  "office/diary/figures": { read: roles },
  "office/run-sheet": { read: roles, write: answering },
  "office/run-sheet/record": { write: answering },
  "office/run-sheet/worker.js": { read: "anyone" },
  "office/feeds": { read: roles, write: answering },
  "office/feeds/files": { read: roles },
  "office/feeds/files/:id": { read: roles, write: answering },
  "office/feeds/portals/:id": { read: roles, write: answering },
  "office/account/api-keys": { read: answering, write: answering },
  "office/emails": { read: roles, write: answering },
  "office/emails/:id": { read: roles, write: answering },
  "office/emails/:id/preview": { read: roles },
  "office/reports": { read: roles },
  "office/reports/csv": { read: roles },
  "office/settings": { read: roles, write: ["owner", "manager"] },
  "office/settings/branches": { read: roles, write: ["owner"] },
  "office/branch": { write: roles },
  "office/settings/templates": { read: roles, write: ["owner", "manager"] },
  "office/settings/signature": { read: roles, write: roles },
  "office/inbox/new": { read: answering, write: answering },
  "office/inbox/replies": { read: answering, write: answering },
  "office/inbox/:id?": { read: roles, write: answering },
  "office/brochure/:id": { read: roles },
  "office/counts": { read: roles },
  "office/presence": { write: answering },
  "office/events": { read: roles },
  "office/find": { read: roles },
  "office/choices/home": { read: roles },
  "office/choices/listed-home": { read: roles },
  "office/choices/key": { read: roles },
  "office/choices/landlord": { read: answering },
  "office/choices/person": { read: answering },
  "office/choices/conversation": { read: answering },
  "office/unmatched-emails": { read: roles, write: answering },
  "office/received-file/:id": { read: answering },
  "office/*": { read: roles },
};
const office = useOffice();
const browsers = new Map<Role | "signed out", TestBrowser>();
let app: AppContext;
beforeEach(async () => {
  browsers.clear();
  app = await office.app();
});
/** Each role signs in when a test first needs it. */
async function findBrowser(who: Role | "signed out"): Promise<TestBrowser> {
  const known = browsers.get(who);
  if (known) return known;
  const browser =
    who === "signed out" ? new TestBrowser() : await office.signIn((await office.hire(who)).id);
  browsers.set(who, browser);
  return browser;
}

async function visit(
  who: Role | "signed out",
  pattern: string,
  method: "GET" | "POST",
  headers: Record<string, string> = { Origin: officeOrigin },
): Promise<Admission["kind"]> {
  const browser = await findBrowser(who);
  const request = browser.request(`/${pattern}`, { method, headers });
  return (await admitToOffice(app, request, pattern)).kind;
}

const paths = officeRoutes.map(({ path }) => path!);

type Kinds = Record<string, unknown>;
/** What each path says, to be compared at once: a sign-in for each of them would take long. */
async function visitAll<Kind>(ask: (path: string) => Promise<Kind>): Promise<Kinds> {
  const kinds: Kinds = {};
  for (const path of paths) kinds[path] = await ask(path);
  return kinds;
}

function expectAll(judge: (path: string) => unknown): Kinds {
  return Object.fromEntries(paths.map((path) => [path, judge(path)]));
}

function expectFor(allowed: Who | undefined, who: Role | "signed out"): Admission["kind"] {
  if (allowed === undefined) return "no-such-call";
  if (allowed === "anyone") return "admitted";
  if (who === "signed out") return "sign-in";
  return allowed.includes(who) ? "admitted" : "no-access";
}

describe("every page and call of the office", () => {
  test("is in the table of access and in this test, and nothing else is", () => {
    expect(Object.keys(officeEntries).toSorted()).toEqual(paths.toSorted());
    expect(Object.keys(expected).toSorted()).toEqual(paths.toSorted());
  });

  test.each(["signed out", ...roles] as const)("opens as it should to who is %s", async (who) => {
    const kinds = await visitAll(async (path) => ({
      read: await visit(who, path, "GET"),
      write: await visit(who, path, "POST"),
    }));
    expect(kinds).toEqual(
      expectAll((path) => ({
        read: expectFor(expected[path]?.read, who),
        write: expectFor(expected[path]?.write, who),
      })),
    );
  });

  test.each<Record<string, string>>([
    {},
    { Origin: "null" },
    { Origin: "https://evil.example" },
    { Origin: "http://lettings.example.com" },
    { Origin: "https://lettings.example.com.evil.example" },
    { Origin: "https://lettings.example.com:8443" },
  ])("takes no form of another site (CSRF): %o", async (headers) => {
    const kinds = await visitAll((path) => visit("owner", path, "POST", headers));
    expect(kinds).toEqual(expectAll(() => "other-site"));
  });
});

describe("a sign-in of more than 15 minutes ago", () => {
  const needsFresh = new Set([
    "office/account/api-keys",
    "office/account/passkey",
    "office/account/passkey/options",
    "office/contacts/:id/export",
    "office/contacts/:id/export.json",
    "office/contacts/:id/erasure",
  ]);

  test("is enough to read every page, and to send what is not for a fresh one", async () => {
    await findBrowser("owner");
    office.wait(15);
    const kinds = await visitAll(async (path) => ({
      read: await visit("owner", path, "GET"),
      write: await visit("owner", path, "POST"),
    }));
    expect(kinds).toEqual(
      expectAll((path) => {
        const { read, write } = expected[path] ?? {};
        const stale = needsFresh.has(path) ? "stale-sign-in" : "admitted";
        return {
          read: read ? "admitted" : "no-such-call",
          write: write ? stale : "no-such-call",
        };
      }),
    );
  });

  test.each([
    [
      "office/contacts/:id/export.json",
      "/office/contacts/7/export.json",
      "/office/contacts/7/export",
    ],
    ["office/contacts/:id/erasure", "/office/contacts/7/erasure", "/office/contacts/7/erasure"],
  ])("at %s leads back to a page", (pattern, pathname, page) => {
    expect(getPageOf(pattern, pathname)).toBe(page);
  });
});

test("a page that is not in the table is refused", async () => {
  expect(await visit("owner", "office/new", "GET")).toBe("no-such-call");
  expect(await visit("owner", "office/new", "POST")).toBe("no-such-call");
});

describe("where browsers keep no secure cookie nobody can sign in, and the sign-in page says so", () => {
  test.each([
    ["http://192.168.1.5:3000", null, "sign-in"],
    ["http://lettings.example.com", null, "sign-in"],
    ["https://lettings.example.com", null, "sign-in"],
    ["https://lettings.example.com", "http://lettings.example.com", "sign-in"],
    ["http://localhost:3000", null, "admitted"],
    ["http://127.0.0.1:3000", null, "admitted"],
    ["http://site:3000", "https://lettings.example.com", "admitted"],
  ] as const)("%s with PUBLIC_URL %s: %s", async (origin, publicUrl, kind) => {
    const config = { ...app.config, publicUrl };
    const admit = (pattern: string) =>
      admitToOffice({ ...app, config }, new Request(`${origin}/${pattern}`), pattern);
    expect((await admit("office/set-up")).kind).toBe(kind);
    expect((await admit("office/sign-in")).kind).toBe("admitted");
  });
});
