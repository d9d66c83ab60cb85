import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { contactMerges, contacts } from "../../contacts/contact-tables.ts";
import { undoMerge } from "../../contacts/merge-contacts.ts";
import { listPersonContactIds } from "../../contacts/person-contacts.ts";
import { findJoin } from "../../people/merge/confirm-join.ts";
import { askToConfirm } from "../../people/merge/join-people.ts";
import { mallory, siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";

describe.each(testEngines)(
  "whoever gives a tenant’s name and number on the %s engine",
  (engine) => {
    const { setup, known, orm, write, findContactId, ...joins } = useJoins(engine);
    const { listHomes, join, secretOf, answer, confirm } = joins;

    test.each([
      ["joined to the tenant", () => join(known.attacker, known.tenant)],
      ["to whom the tenant is joined", () => join(known.tenant, known.attacker)],
    ])("%s by staff, opens nothing of theirs", async (_how, joinBoth) => {
      expect(await joinBoth()).toBe("merged");
      expect((await listPersonContactIds(orm(), [known.attacker])).toSorted()).toEqual(
        [known.attacker, known.tenant].toSorted(),
      );
      expect([await listHomes(known.attacker), await listHomes(known.tenant)]).toEqual([
        [],
        [homes.full],
      ]);
    });

    test.each([
      ["alone", async () => void (await confirm(known.attacker, known.tenant)), []],
      [
        "no more than the tenant alone",
        async () => void (await confirm(known.tenant, known.attacker)),
        [],
      ],
      [
        "and the tenant does, too",
        async () => {
          await confirm(known.attacker, known.tenant);
          await confirm(known.tenant, known.attacker);
        },
        [homes.full],
      ],
    ])("confirms it %s", async (_who, confirmSome, seen) => {
      for (const joinBoth of [
        () => join(known.attacker, known.tenant),
        () => join(known.tenant, known.attacker),
      ]) {
        await joinBoth();
        await confirmSome();
        expect(await listHomes(known.attacker)).toEqual(seen);
        await orm().delete(contactMerges);
      }
    });

    test("and was known first, opens nothing of theirs", async () => {
      const createdAt = new Date("2020-01-01T00:00:00Z");
      await orm().update(contacts).set({ createdAt }).where(eq(contacts.id, known.attacker));
      for (const joinBoth of [
        () => join(known.attacker, known.tenant),
        () => join(known.tenant, known.attacker),
      ]) {
        await joinBoth();
        await confirm(known.attacker, known.tenant);
        expect(await listHomes(known.attacker)).toEqual([]);
        await orm().delete(contactMerges);
      }
    });

    test("in a chain of three sees no further than what both ends have confirmed", async () => {
      await write({ ...mallory, email: "third@example.com" });
      const third = await findContactId("third@example.com");
      await join(known.attacker, third);
      await confirm(known.attacker, third);
      await confirm(third, known.attacker);
      await join(third, known.tenant);
      await confirm(third, known.tenant);
      expect([await listHomes(known.attacker), await listHomes(third)]).toEqual([[], []]);
      await confirm(known.tenant, third);
      expect(await listHomes(known.attacker)).toEqual([homes.full]);
    });

    test("and is separated and joined again has to be confirmed again, by a new mail", async () => {
      await join(known.attacker, known.tenant);
      const old = await secretOf(known.tenant);
      await confirm(known.attacker, known.tenant);
      await answer(old, mallory.email);
      await undoMerge(await setup.app(), setup.known, known.attacker);
      expect(await listHomes(known.attacker)).toEqual([]);
      expect(await answer(old, mallory.email)).toEqual({ state: "none" });
      await join(known.attacker, known.tenant);
      await confirm(known.attacker, known.tenant);
      expect(await answer(old, mallory.email)).toEqual({ state: "none" });
      expect(await listHomes(known.attacker)).toEqual([]);
    });

    test("and is separated before its mails went asks nobody any more, and leaves the mails of others", async () => {
      await write({ ...mallory, email: "third@example.com" });
      const third = await findContactId("third@example.com");
      await join(third, known.tenant);
      await join(known.attacker, known.tenant);
      const listAsked = async () =>
        (await setup.mails())
          .filter(({ kind }) => kind === "join-confirmation")
          .map(({ recipient }) => recipient)
          .toSorted();
      expect((await listAsked()).length).toBe(4);
      await undoMerge(await setup.app(), setup.known, known.attacker);
      expect(await listAsked()).toEqual([priya.email, "third@example.com"].toSorted());
    });

    test("is asked by a mail that names nobody, and confirmed by no link that is only opened", async () => {
      await join(known.attacker, known.tenant);
      const asked = (await setup.mails()).filter(({ kind }) => kind === "join-confirmation");
      expect(asked.map(({ recipient }) => recipient).toSorted()).toEqual([
        mallory.email,
        priya.email,
      ]);
      for (const { recipient, html } of asked)
        expect(html).not.toContain(recipient === priya.email ? mallory.email : priya.email);
      for (const id of [known.attacker, known.tenant]) {
        const secret = await secretOf(id);
        expect(await findJoin(await setup.app(), secret)).toEqual({ state: "asked" });
        expect(await findJoin(await setup.app(), secret)).toEqual({ state: "asked" });
      }
      expect(await listHomes(known.attacker)).toEqual([]);
    });

    test.each([
      ["no address", "", "no-address"],
      ["half an address", "priya@", "no-address"],
      ["the tenant’s own", priya.email, "other-address"],
      ["a third one", "third@example.com", "other-address"],
      ["a pattern", "%@example.com", "other-address"],
    ])("is not confirmed by a tenant who names %s", async (_what, typed, state) => {
      await join(known.attacker, known.tenant);
      await confirm(known.attacker, known.tenant);
      expect(await answer(await secretOf(known.tenant), typed)).toEqual({ state });
      expect(await listHomes(known.attacker)).toEqual([]);
    });

    test("can’t answer for the tenant, nor with a link of another kind or one that is over", async () => {
      await join(known.attacker, known.tenant);
      expect(await answer(await secretOf(known.attacker), mallory.email)).toEqual({
        state: "other-address",
      });
      const { url } = await orm().transaction((tx) =>
        createCaseLink(tx, { contactId: known.tenant }, { siteUrl, at: setup.clock.now }),
      );
      expect(await answer(url.split("/").at(-1)!, mallory.email)).toEqual({ state: "none" });
      const late = await secretOf(known.tenant);
      setup.clock.now = new Date(setup.clock.now.getTime() + 14 * 86_400_000);
      expect(await answer(late, mallory.email)).toEqual({ state: "none" });
      expect(await askToConfirm(await setup.app(), setup.known, known.attacker, siteUrl)).toBe(2);
      expect(await answer(await secretOf(known.tenant), mallory.email)).toEqual({
        state: "confirmed",
        isComplete: false,
      });
      expect(await askToConfirm(await setup.app(), setup.known, known.attacker, siteUrl)).toBe(1);
    });

    test("is asked nothing where both records have one address", async () => {
      await write({ ...priya, phone: "07700 900999" });
      const own = (await orm().select().from(contacts)).find(
        ({ email, id }) => email === priya.email && id !== known.tenant,
      );
      await join(own!.id, known.tenant);
      expect((await setup.mails()).some(({ kind }) => kind === "join-confirmation")).toBe(false);
      expect(await listHomes(own!.id)).toEqual([homes.full]);
    });
  },
);
