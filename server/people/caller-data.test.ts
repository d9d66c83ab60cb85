import { describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import {
  confirmErasure,
  findOpenErasure,
  requestErasure,
  withdrawErasure,
} from "../privacy/request-erasure.ts";
import { testEngines } from "../testing/database.ts";
import { usePeople } from "../testing/people.ts";
import { addEmailToCaller } from "../testing/sent-forms.ts";
import { describeOpenErasures } from "./describe-open-erasures.ts";
import { exportCard } from "./card/export-card.ts";
import { findCaller } from "./find-caller.ts";
import { planCardErasure } from "./card/plan-card-erasure.ts";

const imogen = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const amina = { staffId: "7f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11" };

describe.each(testEngines)("the data of a caller, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { appContext } = people;
  const orm = () => people.database().orm;

  const cal = { name: "Cal Ferris", phone: "07700 900 321", email: "" };
  const ring = (body: string, caller: object = {}) => people.ring({ ...cal, ...caller, body });
  const ask = async (contactId: string) =>
    requestErasure(await appContext(), imogen, { contactId, reason: "asked" });
  const confirm = async (actor: typeof amina, contactId: string) => {
    const open = await findOpenErasure(orm(), contactId);
    return confirmErasure(await appContext(), actor, {
      requestId: open?.id ?? contactId,
      contactId,
    });
  };

  test("is copied: what they said, and nobody else's", async () => {
    const id = await ring("Is it quiet?");
    await ring("Is it dear?", { name: "Dee Marlow", phone: "07700 900 322" });
    const copy = await exportCard(await appContext(), imogen, id);
    expect(copy).toMatchObject({
      ok: true,
      answer: {
        email: null,
        telephone: "+447700900321",
        conversations: [{ name: "Cal Ferris", messages: [{ kind: "request" }] }],
      },
    });
    expect(JSON.stringify(copy)).toContain("Is it quiet?");
    expect(JSON.stringify(copy)).not.toContain("Is it dear?");
  });

  test("is erased by two people, after a dry run that changes nothing", async () => {
    const id = await ring("Is it quiet?");
    const other = await ring("Is it dear?", { name: "Dee Marlow", phone: "07700 900 322" });
    const app = await appContext();
    expect(await planCardErasure(app, id)).toMatchObject({
      kind: "caller",
      people: ["Cal Ferris, 07700 900 321"],
      counts: { conversations: 1, contacts: 0 },
      obstacles: [],
      request: null,
    });
    expect(await ask(id)).toBe("asked");
    expect(await ask(id)).toBe("asked-already");
    expect(await describeOpenErasures(app)).toMatchObject([{ personId: id, name: "Cal Ferris" }]);
    expect(await findCaller(app, id)).toMatchObject({
      caller: { erasure: { askedBy: imogen.staffId } },
    });
    expect(await confirm(imogen, id)).toEqual({ outcome: "same-person" });
    // One person's question is no leave to erase another.
    const requestId = (await findOpenErasure(orm(), id))!.id;
    expect(await confirmErasure(app, amina, { requestId, contactId: other })).toEqual({
      outcome: "none",
    });
    expect(await orm().$count(conversations)).toBe(2);
    expect(await confirm(amina, id)).toMatchObject({
      outcome: "erased",
      counts: { conversations: 1 },
    });
    const left = await orm().select({ id: conversations.id }).from(conversations);
    expect(left).toEqual([{ id: other }]);
    expect(await describeOpenErasures(app)).toEqual([]);
    expect(await planCardErasure(app, id)).toBeNull();
    expect(JSON.stringify(await people.audited())).not.toMatch(/Ferris|900 ?321/);
  });

  test("is not erased once somebody took the question back", async () => {
    const id = await ring("Is it quiet?");
    await ask(id);
    const requestId = (await findOpenErasure(orm(), id))!.id;
    const withdraw = async () =>
      withdrawErasure(await appContext(), amina, { requestId, contactId: id });
    expect(await withdraw()).toBe("withdrawn");
    expect(await confirm(amina, id)).toEqual({ outcome: "none" });
    expect(await orm().$count(conversations)).toBe(1);
  });

  test("takes the question along to the card of who gives an address", async () => {
    const id = await ring("Is it quiet?");
    await ask(id);
    const address = {
      firstname: "Cal",
      lastname: "Ferris",
      email: "cal@example.com",
      confirmed: "on",
    };
    const { confirmed: _, ...unticked } = address;
    expect(await addEmailToCaller(await appContext(), imogen, id, unticked)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "confirmed" }] },
    });
    const app = await appContext();
    const busy = { ...app.signInLimits, typedAddresses: async () => 120 };
    expect(
      await addEmailToCaller({ ...app, signInLimits: busy }, imogen, id, address),
    ).toMatchObject({ ok: false, refusal: { waitSeconds: 120 } });
    const given = await addEmailToCaller(app, imogen, id, address);
    const personId = given.ok ? given.answer.personId : "";
    expect(await describeOpenErasures(await appContext())).toMatchObject([{ personId }]);
    // A second form that was open meanwhile makes no second person.
    const again = { ...address, email: "cal.ferris@example.com" };
    expect(await addEmailToCaller(await appContext(), imogen, id, again)).toMatchObject({
      ok: false,
    });
    expect(await confirm(amina, personId)).toMatchObject({ outcome: "erased" });
    expect(await orm().$count(contacts)).toBe(0);
    expect(await orm().$count(conversations)).toBe(0);
  });
});
