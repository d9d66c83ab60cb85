import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { TestBrowser, useOffice } from "../testing/office.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { demoStaff, offersDemo, signInAsDemo } from "./demo-staff.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listTeam } from "./staff.ts";
import { createSetUpLink, setUpOwner } from "./set-up-owner.ts";

const origin = "http://localhost:3000";
const amina = demoStaff[0]!.email;

describe.each(testEngines)("the demo’s people on the %s engine", (engine) => {
  const office = useOffice(engine, { publicUrl: null });

  function caller(changes: { address?: string; headers?: Record<string, string> } = {}) {
    const request = new Request(`${origin}/office/sign-in`, { headers: changes.headers ?? {} });
    return { request, clientAddress: changes.address ?? "127.0.0.1", officeOrigin: origin };
  }
  async function enter(browser: TestBrowser, email = amina) {
    const outcome = await signInAsDemo(await office.app(), caller(), email);
    if (outcome.ok) browser.keep(outcome.answer.setCookie);
    return outcome;
  }

  test.each(demoStaff)("let a visitor in as $name, $role, by one click", async (person) => {
    const browser = new TestBrowser();
    expect((await enter(browser, person.email)).ok).toBe(true);
    expect(await office.signedIn(browser)).toMatchObject({ name: person.name, role: person.role });
  });

  test("are offered to the own machine only, while nothing but the demo is loaded", async () => {
    const app = await office.app();
    expect(await offersDemo(app, caller())).toBe(true);
    expect(await offersDemo(app, caller({ address: "0:0:0:0::/64" }))).toBe(true);
    for (const address of ["192.0.2.1", "unknown", "10.127.0.0", "2001:db8:0:0::/64"])
      expect(await offersDemo(app, caller({ address }))).toBe(false);
    for (const name of ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"])
      expect(await offersDemo(app, caller({ headers: { [name]: "127.0.0.1" } }))).toBe(false);
  });

  test.each([
    { publicUrl: "https://lettings.example.com" },
    { publicUrl: "http://localhost:3000" },
    { demoData: false },
    { trustedProxy: 1 },
  ])("are impossible with %j, also for who is in already", async (config) => {
    const app = await office.app();
    const changed = { ...app, config: { ...app.config, ...config } };
    expect(await offersDemo(changed, caller())).toBe(false);
    expect((await signInAsDemo(changed, caller(), amina)).ok).toBe(false);
  });

  test("lose their sessions when PUBLIC_URL is set", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const app = await office.app();
    const { findSession } = await import("./sessions.ts");
    const config = { ...app.config, publicUrl: "https://lettings.example.com" };
    expect(await findSession(app, browser.request())).not.toBeNull();
    expect(await findSession({ ...app, config }, browser.request())).toBeNull();
  });

  test("are gone once the site has homes of its own, and so are their sessions", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const { orm } = office.database();
    await orm.insert(listings).values(createListing({ id: "demo", branchId: "999999" }));
    expect(await office.signedIn(browser)).not.toBeNull();
    await orm.insert(listings).values(createListing({ id: "own", branchId: "100001" }));
    expect(await office.signedIn(browser)).toBeNull();
    expect(await offersDemo(await office.app(), caller())).toBe(false);
    expect((await enter(browser)).ok).toBe(false);
  });

  test("are gone once the office has an owner of its own", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const app = await office.app();
    const token = new URL((await createSetUpLink(app)) ?? "").searchParams.get("id")!;
    const owner = { name: "Nia Okafor", email: "nia@example.com" };
    expect((await setUpOwner(app, caller(), token, owner)).ok).toBe(true);
    expect(await office.signedIn(browser)).toBeNull();
    expect(await offersDemo(app, caller())).toBe(false);
    expect((await enter(browser)).ok).toBe(false);
  });

  test("are gone once somebody real has accepted their invitation", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const app = await office.app();
    const by = (await office.signedIn(browser))!;
    const invited = await inviteStaff(
      app,
      { actor: by, officeOrigin: origin },
      { name: "Niamh Castell", email: "niamh@example.com", role: "owner" },
    );
    if (!invited.ok) throw new Error(invited.refusal.detail);
    expect(await office.signedIn(browser)).not.toBeNull();
    const token = new URL(invited.answer.link).searchParams.get("id")!;
    expect((await acceptInvitation(app, caller(), token)).ok).toBe(true);
    expect(await office.signedIn(browser)).toBeNull();
    expect((await enter(browser)).ok).toBe(false);
    const team = await listTeam(app.database.orm);
    expect(team.map(({ name }) => name)).toEqual(["Niamh Castell"]);
  });

  test.each(["nobody@example.com", "", "' or true --"])("do not include %j", async (email) => {
    expect((await enter(new TestBrowser(), email)).ok).toBe(false);
  });
});
