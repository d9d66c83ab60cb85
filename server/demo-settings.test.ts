import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the demo’s sign-in", () => {
  test.each([
    [{}, { demoSignIn: true, demoSignInCode: "elsewhere" }],
    [{ DEMO_DATA: "off" }, { demoData: false }],
    [{ DEMO_SIGN_IN: "off" }, { demoData: true, demoSignIn: false }],
    [{ DEMO_SIGN_IN_CODE: "off" }, { demoSignIn: true, demoSignInCode: "off" }],
    // As the image sets it, whatever else is chosen.
    [{ DEMO_SIGN_IN_CODE: "always", DEMO_SIGN_IN: "off" }, { demoSignIn: false }],
  ])("with %j is %j", (env, config) => {
    expect(readConfig(env)).toMatchObject({ ok: true, config });
  });

  test.each([
    { DEMO_SIGN_IN: "on", DEMO_DATA: "off" },
    { DEMO_SIGN_IN_CODE: "off", DEMO_DATA: "off" },
    { DEMO_SIGN_IN_CODE: "off", DEMO_SIGN_IN: "off" },
    { DEMO_SIGN_IN: "yes" },
    { DEMO_SIGN_IN_CODE: "on" },
  ])("is refused with %j, by one line", (env) => {
    const read = readConfig(env);
    expect(!read.ok && read.problems).toEqual([expect.stringContaining("DEMO_SIGN_IN")]);
  });
});
