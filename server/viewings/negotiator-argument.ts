import { listNegotiators } from "./bookings.ts";
import type { AppContext } from "../app-context.ts";

type Negotiator = Awaited<ReturnType<typeof listNegotiators>>[number];

/** Finds a negotiator by number, e-mail address or part of the name, or returns an error. */
export async function findNegotiatorByName(
  { database }: Pick<AppContext, "database">,
  text: string,
): Promise<{ ok: true; negotiator: Negotiator } | { ok: false; problem: string }> {
  const all = await listNegotiators(database.orm);
  const sought = text.trim().toLowerCase();
  const exact = all.filter(
    ({ id, name, email }) =>
      String(id) === sought || name.toLowerCase() === sought || email.toLowerCase() === sought,
  );
  const found =
    exact.length > 0 || sought === ""
      ? exact
      : all.filter(({ name }) => name.toLowerCase().includes(sought));
  const [negotiator, another] = found;
  if (negotiator && !another) return { ok: true, negotiator };
  if (negotiator) return { ok: false, problem: `Several negotiators are called '${text}'.` };
  return {
    ok: false,
    problem: `There is no negotiator '${text}'. npm run desk -- negotiator list names them.`,
  };
}
