import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { staleSignIn } from "../staff/refusals.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { sendForm } from "../testing/office-forms.ts";
import { useOffice } from "../testing/office.ts";
import { colleagueActs, teamActs } from "./team-acts.ts";

const tom = { name: "Tom", email: "tom@example.com" };
const forms = [
  [teamActs, { change: "invite", ...tom, email: "una@example.com", role: "owner" }],
  [
    colleagueActs,
    { change: "edit", name: "Una", role: "owner", wasName: "Tom", wasRole: "reader" },
  ],
  [colleagueActs, { change: "email", email: "una@example.com", wasEmail: tom.email }],
  [colleagueActs, { change: "branch", branch: "" }],
  [colleagueActs, { change: "leave" }],
  [colleagueActs, { change: "invite-again" }],
] as const;
const named = forms.map(([acts, fields]) => [fields.change, acts, fields] as const);

describe.each(testEngines)("the forms of the team, on the %s engine", (engine) => {
  const office = useOffice(engine);

  async function start() {
    const owner = await office.hire("owner");
    const { id } = await office.hire("reader", { ...tom, emailKey: tom.email });
    const app = await office.app();
    const read = () => app.database.orm.select().from(staff).orderBy(staff.email);
    const by = { staffId: owner.id, sessionId: randomUUID() };
    return { app, by, params: { id }, read };
  }

  test.each(named)("%s needs a sign-in of the last 15 minutes", async (_name, acts, fields) => {
    const { app, by, params, read } = await start();
    const before = await read();
    const answer = await sendForm(app, { ...by, isFresh: false }, acts, fields, params);
    expect(answer.refusal).toEqual(staleSignIn.refusal);
    expect(await read()).toEqual(before);
  });

  test.each(named)("%s is done by an owner who has just signed in", async (_name, acts, fields) => {
    const { app, by, params } = await start();
    expect((await sendForm(app, by, acts, fields, params)).refusal).toBeUndefined();
  });

  test("of somebody who is no colleague are not found", async () => {
    const { app, by } = await start();
    const fields = { change: "leave" };
    const answer = await sendForm(app, by, colleagueActs, fields, { id: "nobody" });
    expect(answer.refusal?.missing).toBe(true);
  });
});
