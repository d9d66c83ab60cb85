import * as v from "valibot";
import { negotiators } from "./diary-tables.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";

export interface NewNegotiator {
  name: string;
  email: string;
  phone: string;
}

const formatLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));

const fields = v.object({
  name: formatLine(100),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  phone: v.pipe(formatLine(40), v.regex(/^[\d +()-]+$/)),
});

export async function addNegotiator(
  { database }: Pick<AppContext, "database">,
  negotiator: NewNegotiator,
  actor: Actor = "command line",
): Promise<Outcome<{ id: number }>> {
  const read = v.safeParse(fields, negotiator);
  if (!read.success) {
    const field = v.getDotPath(read.issues[0]) ?? "";
    return refuse(`The ${field === "email" ? "e-mail address" : field} is not valid.`);
  }
  return database.orm.transaction(async (tx): Promise<Outcome<{ id: number }>> => {
    const [added] = await tx
      .insert(negotiators)
      .values(read.output)
      .onConflictDoNothing()
      .returning({ id: negotiators.id });
    if (!added) return refuse("There is a negotiator with that e-mail address.");
    await recordAudit(tx, {
      actor,
      action: "negotiator.added",
      subject: "negotiator",
      subjectId: String(added.id),
    });
    return { ok: true, answer: { id: added.id } };
  });
}

function refuse(detail: string): Refused {
  return { ok: false, refusal: { title: "The negotiator can't be added", detail } };
}
