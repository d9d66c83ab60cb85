import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { findInvited } from "../sign-in/accept-invitation.ts";
import { staffCommand } from "./staff-command.ts";

describe.each(testEngines)("npm run staff on the %s engine", (engine) => {
  const office = useOffice(engine);
  async function run(...args: string[]) {
    const lines: string[] = [];
    const app = await office.app();
    const code = await staffCommand.run(app, args, "/", (line) => lines.push(line));
    return { code, text: lines.join("\n") };
  }
  const tom = ["Tom Hesketh", "--email", "tom@example.com", "--role", "manager"];

  test("invite prints the set-up link of an office without an owner, and only then", async () => {
    const { code, text } = await run("invite");
    expect(code).toBe(0);
    expect(text).toMatch(/: https:\/\/lettings\.example\.com\/office\/set-up\?id=[\w-]{43}$/);
    await office.hire("owner");
    expect((await run("invite")).code).toBe(1);
  });

  test("invite with a name mails an invitation and prints its link", async () => {
    const { code, text } = await run("invite", ...tom);
    expect(code).toBe(0);
    const { path, token } = await office.findMailedLink("tom@example.com");
    const link = text.slice(text.indexOf(`https://lettings.example.com${path}?id=`));
    const [, printed = ""] = /^[^?]+[?]id=([\w-]{43})$/.exec(link) ?? [];
    const invited = { name: "Tom Hesketh", role: "manager" };
    for (const secret of [printed, token])
      expect(await findInvited(await office.app(), secret)).toEqual(invited);
    expect((await run("list")).text).toBe("Tom Hesketh  tom@example.com  Manager  invited");
  });

  test("invite with an address alone lets somebody in again who lost their devices", async () => {
    await run("invite", ...tom);
    const first = await office.findMailedLink("tom@example.com");
    expect((await run("invite", "--email", "TOM@example.com")).code).toBe(0);
    const app = await office.app();
    const { token } = await office.findMailedLink("tom@example.com");
    expect(await findInvited(app, token)).not.toBeNull();
    expect(await findInvited(app, first.token)).toBeNull();
    expect(await run("invite", "--email", "nobody@example.com")).toMatchObject({ code: 1 });
  });

  test.each([
    [[], 2],
    [["hire"], 2],
    [["list", "all"], 2],
    [["invite", "Tom", "Hesketh"], 2],
    [["invite", "--role", "owner"], 2],
    [["invite", ...tom.with(4, "admin")], 1],
    [["invite", ...tom.with(2, "tom")], 1],
  ])("%j is answered with a line and changes nothing", async (args, code) => {
    const outcome = await run(...args);
    expect(outcome.code).toBe(code);
    expect(outcome.text).not.toBe("");
    expect((await run("list")).text).toBe(
      "There are no staff yet. To create an admin, run: npm run staff -- invite",
    );
  });
});
