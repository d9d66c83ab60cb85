import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contacts } from "../../contacts/contact-tables.ts";
import { createTestApp } from "../app-context.ts";
import type { TestEngine } from "../database.ts";
import { useTenancies } from "../use-tenancies.ts";

/** What a stranger sends to the API of an office with tenancies, and how a negotiator looks at it. */
export function useStranger(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  async function send(call: string, body: object) {
    const app = createTestApp(await setup.app());
    const response = await app.request(`https://lettings.example.com/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }
  /** @returns the answer of a call that was accepted */
  async function post(call: string, body: object) {
    const { status, body: answer } = await send(call, body);
    if (status !== 201) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }
  const findContactId = async (email: string) =>
    (await orm().select().from(contacts).where(eq(contacts.email, email)))[0]!.id;
  const signedIn = (changes: object = {}) => ({
    staffId: setup.known.staffId,
    name: "Saoirse Olin",
    email: "saoirse@example.com",
    role: "negotiator" as const,
    sessionId: "",
    isFresh: true,
    ...changes,
  });
  return { setup, orm, send, post, findContactId, signedIn };
}
