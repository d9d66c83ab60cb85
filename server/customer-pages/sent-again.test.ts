import { expect, describe, test } from "vitest";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { documents } from "../documents/document-tables.ts";
import { testEngines } from "../testing/database.ts";
import { homes, priya } from "../testing/offers.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { createPdf, useRenterCase } from "../testing/renter-case.ts";

/** Whose browser got no answer, though everything was stored, goes back and sends the same again. */
describe.each(testEngines)("what a renter's page sends again on the %s engine", (engine) => {
  const { setup, open, send } = useRenterCase(engine);
  const orm = () => setup.database().orm;

  test("is one message, also of two at once, until somebody has said something else", async () => {
    await setup.offer();
    const opened = await open(priya.email);
    const write = { change: "write", home: homes.full, message: "Is the cat a problem?" };
    const count = () => orm().$count(conversationMessages);
    await Promise.all([send(opened, write), send(opened, write)]);
    expect(await send(opened, write)).toMatchObject({ ok: true });
    expect(await count()).toBe(1);
    expect(await send(opened, { ...write, message: "And two cats?" })).toMatchObject({ ok: true });
    expect(await send(opened, write)).toMatchObject({ ok: true });
    expect(await count()).toBe(3);
  });

  test("is asked once more after an hour: nobody has answered", async () => {
    await setup.offer();
    const opened = await open(priya.email);
    const write = { change: "write", home: homes.full, message: "Is there any news?" };
    const count = () => orm().$count(conversationMessages);
    const { now } = setup.clock;
    for (const [minutes, messages] of [
      [0, 1],
      [59, 1],
      [61, 2],
    ] as const) {
      setup.clock.now = new Date(now.getTime() + minutes * 60_000);
      expect(await send(opened, write)).toMatchObject({ ok: true });
      expect(await count()).toBe(messages);
    }
  });

  test("is one withdrawal, also of two at once, and says each time that it is withdrawn", async () => {
    const withdraw = { change: "withdraw", home: homes.full, reason: "", sure: "on" };
    const done = { ok: true, answer: { done: "withdrawn" } };
    await setup.offer();
    const opened = await open(priya.email);
    expect(await Promise.all([send(opened, withdraw), send(opened, withdraw)])).toEqual([
      done,
      done,
    ]);
    expect(await send(opened, withdraw)).toEqual(done);
    expect(await orm().$count(conversationMessages)).toBe(1);
  });

  test("is one withdrawal from a tenancy, but none from a tenancy that somebody else ended", async () => {
    const withdraw = { change: "withdraw", home: homes.full, reason: "", sure: "on" };
    const done = { ok: true, answer: { done: "withdrawn" } };
    await setup.accept(await setup.offer());
    const opened = await open(priya.email);
    expect(await send(opened, withdraw)).toEqual(done);
    expect(await send(opened, withdraw)).toEqual(done);
    await orm().update(tenancies).set({ endedBy: "landlord" });
    expect(await send(opened, withdraw)).toMatchObject({ ok: false });
  });

  test("is one file of a kind", async () => {
    const id = await setup.accept(await setup.offer());
    const { people } = await setup.load(id);
    const opened = await open(priya.email);
    const paper = { change: "paper", let: id, person: people[0]!.id, kind: "identity" };
    const count = () => orm().$count(documents);
    expect(await send(opened, paper)).toMatchObject({ ok: true });
    expect(await send(opened, paper, createPdf("again.pdf"))).toMatchObject({ ok: true });
    expect(await count()).toBe(1);
    expect(await send(opened, { ...paper, kind: "income" })).toMatchObject({ ok: true });
    expect(await count()).toBe(2);
  });
});
