import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { testEngines } from "../../testing/database.ts";
import { TestBrowser, useOffice } from "../../testing/office.ts";
import { startOpenIdProvider, type TestOpenIdProvider } from "../../testing/openid-provider.ts";
import { openOpenIdProvider } from "./openid-provider.ts";
import { beginOpenIdSignIn, finishOpenIdSignIn } from "./sign-in-with-openid.ts";
import type { staff } from "../staff-tables.ts";

const tom = { sub: "1", email: "Tom@example.com", email_verified: true };

describe.each(testEngines)("a company account on the %s engine", (engine) => {
  const office = useOffice(engine);
  let provider: TestOpenIdProvider;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.account = tom;
    provider.forged = {};
  });

  async function createApp(issuer = provider.url) {
    const settings = { issuer, clientId: "office", clientSecret: "secret", name: "Example" };
    return { ...(await office.app()), openId: openOpenIdProvider(settings) };
  }
  async function begin(browser: TestBrowser, returnPath = "/office/team") {
    const outcome = await beginOpenIdSignIn(await createApp(), browser.caller(), returnPath);
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    browser.keep(outcome.answer.setCookie);
    return provider.approve(outcome.answer.location);
  }
  async function finish(browser: TestBrowser, path: string) {
    const outcome = await finishOpenIdSignIn(await createApp(), browser.caller(path));
    if (outcome.ok) browser.keep(outcome.answer.setCookie);
    return outcome;
  }
  const hireTom = (changes: Partial<typeof staff.$inferInsert> = {}) =>
    office.hire("manager", { email: "tom@example.com", emailKey: "tom@example.com", ...changes });

  test("signs in who works here under its verified address, and leads on", async () => {
    const { id } = await hireTom();
    const browser = new TestBrowser();
    const outcome = await finish(browser, await begin(browser));
    expect(outcome).toMatchObject({ ok: true, answer: { returnPath: "/office/team" } });
    expect(await office.signedIn(browser)).toMatchObject({ staffId: id, role: "manager" });
  });

  test("lets an invited person join", async () => {
    const { id } = await hireTom({ joinedAt: null });
    const browser = new TestBrowser();
    expect((await finish(browser, await begin(browser))).ok).toBe(true);
    expect(await office.audited()).toEqual([
      [id, "staff.joined"],
      [id, "staff.account-bound"],
      [id, "staff.signed-in"],
    ]);
  });

  test("counts itself from its first use on, and its address no more", async () => {
    const { id } = await hireTom();
    const browser = new TestBrowser();
    await finish(browser, await begin(browser));
    provider.account = { ...tom, email: "thomas@example.com" };
    expect((await finish(browser, await begin(browser))).ok).toBe(true);
    expect(await office.signedIn(browser)).toMatchObject({ staffId: id });
    // The address has passed to somebody else at the provider.
    provider.account = { ...tom, sub: "2" };
    expect((await finish(browser, await begin(browser))).ok).toBe(false);
  });

  test.each([
    ["of nobody who works here", { ...tom, email: "nobody@example.com" }],
    ["with an address that is not verified", { ...tom, email_verified: false }],
    ["whose provider says nothing of that", { sub: "1", email: tom.email }],
    ["with a word instead of a yes", { ...tom, email_verified: "true" }],
    ["without an address", { sub: "1" }],
  ])("%s lets nobody in", async (_case, account) => {
    await hireTom();
    provider.account = account;
    const browser = new TestBrowser();
    expect(await finish(browser, await begin(browser))).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("No colleague has this account") },
    });
  });

  test("of who has left lets nobody in", async () => {
    await hireTom({ leftAt: office.clock.now });
    const browser = new TestBrowser();
    expect((await finish(browser, await begin(browser))).ok).toBe(false);
  });

  test.each([
    { nonce: "another" },
    { aud: "another site" },
    { iss: "https://evil.example" },
    { exp: 1 },
  ])("with a token of another sign-in or site is refused: %j", async (forged) => {
    await hireTom();
    provider.forged = forged;
    const browser = new TestBrowser();
    expect(await finish(browser, await begin(browser))).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("couldn’t check it") },
    });
  });

  test("comes back once, to the browser that asked, within five minutes", async () => {
    await hireTom();
    const notAsked = {
      ok: false,
      refusal: { detail: "That sign-in has expired. Try again." },
    };
    const browser = new TestBrowser();
    const path = await begin(browser);
    const other = new TestBrowser();
    await begin(other);
    expect(await finish(other, path)).toMatchObject(notAsked);
    expect((await finish(browser, path)).ok).toBe(true);
    expect(await finish(browser, path)).toMatchObject(notAsked);
    const late = await begin(browser);
    office.wait(5);
    expect(await finish(browser, late)).toMatchObject(notAsked);
    for (const made of ["", "?state=x&code=y", "?error=access_denied"])
      expect(await finish(browser, `/office/sign-in/openid/return${made}`)).toMatchObject(notAsked);
  });

  test("that is cancelled at the provider, or whose provider is away, gets a line", async () => {
    const browser = new TestBrowser();
    const path = await begin(browser);
    const cancelled = path.replace(/code=[^&]*/, "error=access_denied");
    expect(await finish(browser, cancelled)).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("cancelled") },
    });
    const away = await createApp("http://127.0.0.1:1");
    expect(await beginOpenIdSignIn(away, browser.caller(), "/office")).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("isn’t responding") },
    });
    const none = { ...away, openId: null };
    expect((await beginOpenIdSignIn(none, browser.caller(), "/office")).ok).toBe(false);
    expect((await finishOpenIdSignIn(none, browser.caller())).ok).toBe(false);
  });
});

test.each([
  [{ OPENID_ISSUER: "https://id.example.com" }, /OPENID_CLIENT_ID/],
  [{ OPENID_ISSUER: "http://id.example.com" }, /OPENID_ISSUER must be an https address/],
  [{ OPENID_ISSUER: "id" }, /OPENID_ISSUER must be/],
])("the settings %j are refused in one line", (env, words) => {
  const read = readConfig(env);
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(words)]);
});
