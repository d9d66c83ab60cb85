import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { createCaseLink } from "../create-case-link.ts";
import { openCustomerPage } from "../../customer-page-links/open-case.ts";
import { showRenterCase } from "../../customer-pages/renter/show-renter-case.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { confirmJoin } from "../../people/merge/confirm-join.ts";
import { joinPeople } from "../../people/merge/join-people.ts";
import { createTestApp } from "../app-context.ts";
import type { TestEngine } from "../database.ts";
import { useTenancies } from "../use-tenancies.ts";
import { priya } from "../offers.ts";
import { readMailedSecret } from "../sent-mails.ts";

export const siteUrl = "https://lettings.example.com";
/** Gives a tenant's name and number with an address of their own. */
export const mallory = { ...priya, email: "mallory@example.com" };

/** A tenant with a tenancy, and a stranger whose contact staff may join to theirs. */
export function useJoins(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const known = { tenancyId: "", tenant: "", attacker: "" };

  const findContactId = async (email: string) =>
    (await orm().select().from(contacts).where(eq(contacts.email, email)))[0]!.id;

  async function write(contact: object): Promise<void> {
    const app = createTestApp(await setup.app());
    const response = await app.request(`${siteUrl}/api/contactus`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify({ contact, body: "My other address" }),
    });
    if (response.status !== 201) throw new Error(await response.text());
  }

  beforeEach(async () => {
    known.tenancyId = await setup.accept(await setup.offer());
    await write(mallory);
    known.tenant = await findContactId(priya.email);
    known.attacker = await findContactId(mallory.email);
  });

  async function open(contactId: string) {
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, { contactId }, { siteUrl, at: setup.clock.now }),
    );
    const access = await openCustomerPage(await setup.app(), "renter", url.split("/").at(-1)!);
    if (!access.ok || access.opened.kind !== "renter") throw new Error("It did not open.");
    return access.opened;
  }
  const listHomes = async (contactId: string) =>
    (await showRenterCase(await setup.app(), await open(contactId), null))?.homes.map(
      ({ id }) => id,
    );
  const join = async (contactId: string, intoId: string) =>
    joinPeople(await setup.app(), setup.known, { contactId, intoId }, siteUrl);
  return {
    setup,
    known,
    orm,
    write,
    findContactId,
    open,
    listHomes,
    join,
    ...createAnswers(setup),
  };
}

/** What mailboxes answer to the mails of a join. */
function createAnswers(setup: ReturnType<typeof useTenancies>) {
  /** As the newest mail to this mailbox has it. */
  const secretOf = async (contactId: string) => {
    const asked = (await setup.mails()).findLast(
      (mail) => mail.kind === "join-confirmation" && mail.aboutId === contactId,
    );
    return readMailedSecret(await setup.app(), asked, "/confirm-address/");
  };
  const answer = async (secret: string, typed: string) =>
    confirmJoin(await setup.app(), secret, { typed, address: "192.0.2.1" });
  const emailOf = async (contactId: string) =>
    (await setup.database().orm.select().from(contacts).where(eq(contacts.id, contactId)))[0]!
      .email!;
  const confirm = async (contactId: string, other: string) =>
    answer(await secretOf(contactId), ` ${(await emailOf(other)).toUpperCase()} `);
  return { secretOf, answer, confirm };
}
