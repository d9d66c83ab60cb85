import { expect, test } from "vitest";
import type { Config } from "../../config.ts";
import { anyEngine } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { announceDemo } from "./announce-demo.ts";
import { getDemoCode } from "./demo-code.ts";
import { staffCommand } from "../team/staff-command.ts";

const office = useOffice(anyEngine, { publicUrl: null });

async function start(changes: Partial<Config>) {
  const app = await office.app();
  const config = { ...app.config, ...changes };
  const [terminal, logged]: [string[], unknown[][]] = [[], []];
  const note = (...line: unknown[]) => void logged.push(line);
  const log = Object.assign(Object.create(app.log), { info: note, warn: note });
  await announceDemo({ ...app, config, log }, (line) => terminal.push(line));
  const printed: string[] = [];
  await staffCommand.run({ ...app, config }, ["demo-code"], ".", (line) => printed.push(line));
  return { code: getDemoCode(app.siteSecret), terminal, logged: JSON.stringify(logged), printed };
}

test("the terminal shows the code of the demo’s sign-in, and the log does not", async () => {
  const { code, terminal, logged } = await start({});
  expect(terminal).toEqual([`Demo sign-in code: ${code}\n`]);
  expect(logged).toBe("[]");
});

test("a log for a collector says where the code is, and does not have it", async () => {
  const { code, terminal, logged, printed } = await start({ logFormat: "json" });
  expect(terminal).toEqual([]);
  expect(logged).toContain("npm run staff -- demo-code");
  expect(logged).not.toContain(code);
  expect(printed).toEqual([`Demo sign-in code: ${code}`]);
});

test("a code that nobody is asked for is not shown", async () => {
  const { terminal, logged, code, printed } = await start({ demoSignInCode: "off" });
  expect(terminal).toEqual([]);
  expect(logged).toContain("DEMO_SIGN_IN_CODE");
  expect(JSON.stringify([logged, printed])).not.toContain(code);
});

test.each([{ demoSignIn: false }, { demoSignIn: false, logFormat: "json" as const }])(
  "nothing is shown with %j",
  async (config) => {
    const { terminal, logged, code, printed } = await start(config);
    expect([terminal, logged]).toEqual([[], "[]"]);
    expect(printed.join("")).not.toContain(code);
  },
);

test("nothing is shown where somebody real has joined", async () => {
  await office.hire("reader");
  const { terminal, logged, code, printed } = await start({});
  expect([terminal, logged]).toEqual([[], "[]"]);
  expect(printed.join("")).not.toContain(code);
});
