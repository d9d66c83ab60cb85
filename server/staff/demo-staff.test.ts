import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { TestBrowser, useOffice } from "../testing/office.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { announceDemo, demoStaff, offersDemo, signInAsDemo } from "./demo-staff.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listTeam } from "./staff.ts";
import { findSession } from "./sessions.ts";
import { createSetUpLink, setUpOwner } from "./set-up-owner.ts";

const origin = "http://localhost:3000";
const amina = demoStaff[0]!.email;

describe.each(testEngines)("the demo’s people on the %s engine", (engine) => {
  const office = useOffice(engine, { publicUrl: null });

  const knock = {
    request: new Request(`${origin}/office/sign-in`),
    clientAddress: "127.0.0.1",
    officeOrigin: origin,
  };
  /** What the terminal shows at the start. */
  async function readDoor(changes: object = {}) {
    const app = await office.app();
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
    await announceDemo({ ...app, log, config: { ...app.config, ...changes } });
    return lines.map((line) => new URL(/http[^"]+/.exec(line)?.[0] ?? ""));
  }
  const readKey = async () => (await readDoor())[0]?.searchParams.get("demo") ?? null;

  async function enter(browser: TestBrowser, email = amina) {
    const key = await readKey();
    const outcome = await signInAsDemo(await office.app(), knock, { email, key });
    if (outcome.ok) browser.keep(outcome.answer.setCookie);
    return outcome;
  }

  test.each(demoStaff)("let a visitor in as $name, $role, by one click", async (person) => {
    const browser = new TestBrowser();
    expect((await enter(browser, person.email)).ok).toBe(true);
    expect(await office.signedIn(browser)).toMatchObject({ name: person.name, role: person.role });
  });

  test("are offered under the address in the terminal only, wherever a browser seems to be", async () => {
    const app = await office.app();
    const [door] = await readDoor();
    expect(`${door!.origin}${door!.pathname}`).toBe("http://localhost:3000/office/sign-in");
    expect(await offersDemo(app, await readKey())).toBe(true);
    for (const key of [null, undefined, "", "x", "\0", "é".repeat(300), 7, `${await readKey()}x`]) {
      expect(await offersDemo(app, key)).toBe(false);
      expect((await signInAsDemo(app, knock, { email: amina, key })).ok).toBe(false);
    }
    const otherSite = { ...app, secret: "the secret of another site" };
    expect(await offersDemo(otherSite, await readKey())).toBe(false);
  });

  test.each([
    { publicUrl: "https://lettings.example.com" },
    { publicUrl: "http://localhost:3000" },
    { demoData: false },
    { trustedProxy: 1 },
  ])("are impossible with %j, also for who is in already", async (config) => {
    const browser = new TestBrowser();
    await enter(browser);
    const key = await readKey();
    const app = await office.app();
    const changed = { ...app, config: { ...app.config, ...config } };
    expect(await readDoor(config)).toEqual([]);
    expect(await offersDemo(changed, key)).toBe(false);
    expect((await signInAsDemo(changed, knock, { email: amina, key })).ok).toBe(false);
    expect(await findSession(app, browser.request())).not.toBeNull();
    expect(await findSession(changed, browser.request())).toBeNull();
  });

  test("are gone once homes of another feed are loaded", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const { orm } = office.database();
    await orm.insert(listings).values(createListing());
    expect(await office.signedIn(browser)).not.toBeNull();
    const real = { id: "p00000000002", agentRef: "T2", branchId: "100001" };
    await orm.insert(listings).values(createListing(real));
    expect(await office.signedIn(browser)).toBeNull();
    expect(await readDoor()).toEqual([]);
    expect((await enter(browser)).ok).toBe(false);
  });

  test("are gone once the office has an owner of its own", async () => {
    const browser = new TestBrowser();
    await enter(browser);
    const app = await office.app();
    const token = new URL((await createSetUpLink(app)) ?? "").searchParams.get("id")!;
    const owner = { name: "Nia Okafor", email: "nia@example.com" };
    expect((await setUpOwner(app, knock, token, owner)).ok).toBe(true);
    expect(await office.signedIn(browser)).toBeNull();
    expect(await readDoor()).toEqual([]);
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
    expect((await acceptInvitation(app, knock, token)).ok).toBe(true);
    expect(await office.signedIn(browser)).toBeNull();
    expect((await enter(browser)).ok).toBe(false);
    const team = await listTeam(app.database.orm);
    expect(team.map(({ name }) => name)).toEqual(["Niamh Castell"]);
  });

  test.each(["nobody@example.com", "", "' or true --"])("do not include %j", async (email) => {
    expect((await enter(new TestBrowser(), email)).ok).toBe(false);
  });
});
