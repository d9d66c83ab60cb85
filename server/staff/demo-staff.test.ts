import { describe, expect, test } from "vitest";
import type { Config } from "../config.ts";
import { testEngines } from "../testing/database.ts";
import { TestBrowser, useOffice } from "../testing/office.ts";
import { getDemoCode } from "./sign-in/demo-code.ts";
import { demoStaff, findDemoOffer, signInAsDemo } from "./demo-staff.ts";
import { findSession } from "./sessions.ts";
import { createSignInLimits } from "./sign-in/sign-in-limits.ts";

const origin = "http://localhost:3000";
const publicUrl = "https://lettings.example.com";
const amina = demoStaff[0]!.email;

interface Call {
  address?: string;
  headers?: Record<string, string>;
  /** The request's own, which names its host. */
  url?: string;
  officeOrigin?: string;
}

function caller({
  address = "127.0.0.1",
  headers = {},
  url = origin,
  officeOrigin = origin,
}: Call = {}) {
  const request = new Request(`${url}/office/sign-in`, {
    headers: { Connection: "keep-alive", ...headers },
  });
  return { request, clientAddress: address, officeOrigin };
}

describe.each(testEngines)("the demo’s people on the %s engine", (engine) => {
  const office = useOffice(engine, { publicUrl: null });

  async function changed(config: Partial<Config>) {
    const app = await office.app();
    return { ...app, config: { ...app.config, ...config } };
  }
  async function enter(from: Call, code?: string, email: string | undefined = amina) {
    const app = await office.app();
    const outcome = await signInAsDemo(app, caller(from), { email, code });
    const browser = new TestBrowser();
    if (outcome.ok) browser.keep(outcome.answer.setCookie);
    return { outcome, browser };
  }
  const code = async () => getDemoCode((await office.app()).siteSecret);
  const wrong = { ok: false, refusal: { errors: [{ path: "code" }] } };
  const elsewhere = { address: "192.0.2.1" };

  test.each(demoStaff)("let a visitor in as $name, $role, by one click", async (person) => {
    const { browser } = await enter({}, undefined, person.email);
    const { name, role } = person;
    expect(await office.signedIn(browser)).toMatchObject({ name, role, isDemo: true });
  });

  test.each<Call>([
    {},
    { address: "127.8.0.1" },
    { address: "0:0:0:0::/64", url: "http://[::1]:3000" },
    { headers: { Host: "localhost:3000", "User-Agent": "Firefox/140" } },
    { headers: { Host: "LOCALHOST" } },
  ])("need no code on the site’s own machine: %j", async (call) => {
    expect(await findDemoOffer(await office.app(), caller(call))).toBe("one-click");
  });

  test.each<Call>([
    elsewhere,
    { address: "unknown" },
    { address: "10.127.0.0" },
    { address: "172.17.0.1" },
    { address: "2001:db8:0:0::/64" },
    // Another site's name that leads here (DNS rebinding).
    { url: "http://evil.example:3000" },
    { url: "http://localhost.evil.example:3000" },
    { headers: { Host: "evil.example:3000" } },
    { headers: { Host: "127.0.0.1.evil.example" } },
    // Under its public address, whatever the connection says.
    { url: publicUrl, officeOrigin: publicUrl },
    { officeOrigin: publicUrl },
    ...[
      "Forwarded",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-Forwarded-Proto",
      "X-Forwarded-Port",
      "X-Forwarded-Server",
      "X-Real-IP",
      "X-Client-IP",
      "Via",
      "CF-Connecting-IP",
      "True-Client-IP",
      "CDN-Loop",
      "X-Envoy-External-Address",
      "Fly-Client-IP",
    ].map((name) => ({ headers: { [name]: "127.0.0.1" } })),
    { headers: { "X-Forwarded-For": "" } },
    // As nginx passes a request on unless it is told otherwise.
    { headers: { Host: "localhost:3000", Connection: "close" } },
  ])("need the code from anywhere else: %j", async (call) => {
    expect(await findDemoOffer(await office.app(), caller(call))).toBe("with-code");
    expect((await enter(call)).outcome).toMatchObject(wrong);
    expect((await enter(call, "00000-00000")).outcome).toMatchObject(wrong);
    expect((await enter(call, await code())).outcome.ok).toBe(true);
  });

  test("take the code however it is typed, and nothing like it", async () => {
    const right = await code();
    expect(right).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/);
    const typed = [right.toLowerCase(), right.replace("-", ""), ` ${right.replace("-", " ")} `];
    for (const text of [...typed, right.replaceAll("0", "o").replaceAll("1", "l")])
      expect((await enter(elsewhere, text)).outcome.ok).toBe(true);
    const guesses = [
      "",
      " ",
      "-",
      right.slice(0, 9),
      `${right}0`,
      right.slice(6),
      "\0",
      "é".repeat(9),
    ];
    for (const text of guesses) expect((await enter(elsewhere, text)).outcome).toMatchObject(wrong);
  });

  test("have the same code in every process of a site, and another on another site", async () => {
    const { siteSecret } = await office.app();
    expect(getDemoCode(siteSecret)).toBe(await code());
    expect(getDemoCode(`${siteSecret}.`)).not.toBe(getDemoCode(siteSecret));
    // It comes of the site's secret, and tells nothing of it.
    expect(siteSecret).not.toContain(getDemoCode(siteSecret));
  });

  test("are asked for five codes a minute from one address, and the right one waits as well", async () => {
    const app = await changed({ rateLimit: true });
    const limited = { ...app, signInLimits: createSignInLimits(app) };
    const guess = (given: string, address: string) =>
      signInAsDemo(limited, caller({ address }), { email: amina, code: given });
    for (let time = 0; time < 5; time++)
      expect(await guess(`AAAAA-AAAA${time}`, "192.0.2.9")).toMatchObject(wrong);
    expect(await guess(await code(), "192.0.2.9")).toMatchObject({
      ok: false,
      refusal: {
        errors: [{ path: "code", message: "Too many attempts. Wait a minute and try again." }],
      },
    });
    expect((await guess(await code(), "192.0.2.10")).ok).toBe(true);
  });

  test("need the code even here where a setting or a proxy says so, and none anywhere where one says so", async () => {
    const ask = async (config: Partial<Config>, from: Call) =>
      findDemoOffer(await changed(config), caller(from));
    expect(await ask({ demoSignInCode: "always" }, {})).toBe("with-code");
    expect(await ask({ trustedProxy: 1 }, {})).toBe("with-code");
    expect(await ask({ publicUrl }, { officeOrigin: publicUrl })).toBe("with-code");
    expect(await ask({ demoSignInCode: "off" }, elsewhere)).toBe("one-click");
    expect(await ask({ demoData: false, demoSignInCode: "off" }, {})).toBe("none");
    expect(await ask({ demoSignIn: false, demoSignInCode: "off" }, {})).toBe("none");
  });

  test("can’t sign in, nor stay, once a setting says so", async () => {
    const { browser } = await enter({});
    const off = await changed({ demoSignIn: false });
    expect(await findSession(off, browser.request())).toBeNull();
    const outcome = await signInAsDemo(off, caller(), { email: amina, code: await code() });
    expect(outcome.ok).toBe(false);
  });

  test.each(["nobody@example.com", "", "' or true --", "\0"])(
    "do not include %j",
    async (email) => {
      expect((await enter({}, undefined, email)).outcome.ok).toBe(false);
    },
  );

  test("do not include who works here under the same address", async () => {
    const { orm } = office.database();
    const { staff } = await import("./staff-tables.ts");
    await enter({});
    await orm.update(staff).set({ isDemo: false, joinedAt: null });
    expect((await enter({})).outcome.ok).toBe(false);
  });
});
