import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { ada, bea, useCampaigns } from "../testing/campaigns.ts";

describe.each(testEngines)("What campaigns hold about a person, on the %s engine,", (engine) => {
  const { send, call, secretOf, appContext, recipients, replies, mails, ...desk } =
    useCampaigns(engine);

  async function answered() {
    await send({ kind: "renter-survey", dev: "Tannery Yard", people: [ada, bea] });
    const id = await secretOf(ada.email);
    await call("rentersurvey", { id, dev: "", resp: false });
    await call("rentersurvey", { id, dev: "", resp: true });
    return id;
  }

  test("is in a copy for them: what was asked, when, and every answer", async () => {
    const id = await answered();
    const copy = JSON.parse(
      JSON.stringify(await exportPerson(await appContext(), "command line", "ada@example.com")),
    );
    expect(copy.campaigns).toEqual([
      {
        kind: "renter-survey",
        dev: "Tannery Yard",
        ...ada,
        createdAt: "2026-11-21T12:00:00.000Z",
        replies: [
          { resp: false, createdAt: "2026-11-21T12:00:00.000Z" },
          { resp: true, createdAt: "2026-11-21T12:00:00.000Z" },
        ],
      },
    ]);
    expect(copy.mails).toHaveLength(3);
    expect(JSON.stringify(copy.campaigns)).not.toContain(id);
    expect(JSON.stringify(copy)).not.toMatch(/\bbea\b/i);
  });

  test("is erased at their request with answers and mails; other people's data stays", async () => {
    const id = await answered();
    const erased = await erasePerson(await appContext(), "command line", "ADA@example.com");
    expect(erased).toMatchObject({ counts: { campaigns: 1, mails: 3 } });
    expect((await recipients()).map(({ email }) => email)).toEqual([bea.email]);
    expect(await replies()).toEqual([]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([bea.email]);
    expect((await call("rentersurvey", { id, dev: "", resp: true })).status).toBe(404);
  });

  test("but not their opt-out from campaigns", async () => {
    await send();
    await call(`campaign/${await secretOf()}/unsubscribe`);
    await erasePerson(await appContext(), "command line", ada.email);
    expect(await desk.stops()).toHaveLength(1);
    expect(await send()).toMatchObject({ written: 0, stopped: 1 });
  });
});
