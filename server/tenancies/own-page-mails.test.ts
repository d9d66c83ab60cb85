import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { beatrix, sam, useTenancies } from "../testing/use-tenancies.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";

describe.each(testEngines)("the forms of a tenancy on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const post = async (tenancyId: string, change: string, fields: Record<string, string>) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId,
      fields: { change, ...fields },
      file: null,
    });

  test("show the mail with somebody's own page before it goes, without its address, and send none", async () => {
    const id = await setup.accept(await setup.offer());
    const before = (await setup.mails()).length;
    const guarantor = { role: "guarantor", ...sam };
    for (const [change, fields, recipient, mails] of [
      ["mail-page", { personId: (await setup.load(id)).people[0]!.id }, "priya@example.com", 1],
      ["mail-page", {}, beatrix.email, 1],
      ["add-person", guarantor, sam.email, 1],
    ] as const) {
      const looked = await post(id, `look ${change}`, fields);
      expect(looked).toMatchObject({ done: null, mails: [{ recipient }] });
      expect(looked.mails).toHaveLength(mails);
      expect(looked.mails?.[0]?.text).toContain("Open your page (link to their page)");
      expect(JSON.stringify(looked)).not.toMatch(/my-(case|home)/);
    }
    expect((await setup.mails()).length).toBe(before);
    expect((await setup.load(id)).people).toHaveLength(1);
    const nameless = await post(id, "look add-person", { role: "occupier" });
    expect(nameless.refusal?.errors?.[0]?.path).toBe("firstname");
  });
});
