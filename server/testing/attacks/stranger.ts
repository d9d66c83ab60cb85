import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contacts } from "../../contacts/contact-tables.ts";
import { createTestApp } from "../app-context.ts";
import type { TestEngine } from "../database.ts";
import { useLets } from "../use-tenancies.ts";

/** What a stranger sends to the API of an office with lets, and how a negotiator looks at it. */
export function useStranger(engine: TestEngine) {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;

  async function send(call: string, body: object) {
    const app = createTestApp(await lets.app());
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
    staffId: lets.known.staffId,
    name: "Saoirse Olin",
    email: "saoirse@example.com",
    role: "negotiator" as const,
    sessionId: "",
    isFresh: true,
    ...changes,
  });
  return { lets, orm, send, post, findContactId, signedIn };
}
