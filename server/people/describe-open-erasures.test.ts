import { expect, test, describe } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { requestErasure, withdrawErasure } from "../privacy/request-erasure.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { describeOpenErasures } from "./describe-open-erasures.ts";

const imogen = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };

describe.each(testEngines)("erasures to confirm on the %s engine", (engine) => {
  const people = usePeople(engine);

  test("stand in a list until they are decided", async () => {
    await people.enquire();
    const app = await people.appContext();
    const [contact] = await people.database().orm.select().from(contacts);
    const contactId = contact!.id;
    await requestErasure(app, imogen, { contactId, reason: "asked" });
    const [open] = await describeOpenErasures(app);
    expect(open).toMatchObject({
      personId: contactId,
      name: `${ada.firstname} ${ada.lastname}`,
      by: "a former colleague",
      due: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    });
    await withdrawErasure(app, imogen, { requestId: open!.id, contactId });
    expect(await describeOpenErasures(app)).toEqual([]);
  });
});
