import * as v from "valibot";
import { marketingChoiceFields } from "../../domain/contacts/marketing-choice.ts";
import type { AppContext } from "../app-context.ts";
import { mailCaseLink, revokeCaseLinks } from "../case-links/renew-case-link.ts";
import { undoMerge } from "../contacts/merge-contacts.ts";
import { listPersonContactIds } from "../contacts/person-contacts.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordMarketingChoice } from "./record-choice.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

type Changed = Outcome<{ done: string }>;

/** What the forms of a person's card do, by the value of their button. */
export async function changePerson(
  app: Pick<AppContext, "database" | "config" | "now">,
  actor: { staffId: string },
  personId: string,
  { fields: { change, ...fields }, siteUrl }: { fields: Fields; siteUrl: string },
): Promise<Changed> {
  if (change === "choice") return recordChoice(app, actor, personId, fields);
  if (change === "unmerge") return separate(app, actor, personId, fields["contact"] ?? "");
  if (change === "mail-link") {
    const mailed = await mailCaseLink(app, actor, { contactId: personId }, siteUrl);
    return mailed === "none" ? missing : done("The link to their page is on its way to them.");
  }
  if (change === "end-links") {
    for (const contactId of await listPersonContactIds(app.database.orm, [personId]))
      await revokeCaseLinks(app, actor, { contactId });
    return done("All links to their page have ended.");
  }
  return refuse("This form is not known here. Load the page again.");
}

async function recordChoice(
  app: Pick<AppContext, "database" | "now">,
  actor: { staffId: string },
  personId: string,
  { channel, allowed, source, wording }: Fields,
): Promise<Changed> {
  const answered = allowed === "yes" ? true : allowed === "no" ? false : undefined;
  const given = { channel, allowed: answered, source, wording };
  const parsed = v.safeParse(marketingChoiceFields, given);
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => {
      return { path: v.getDotPath(issue) ?? "", message: issue.message };
    });
    return {
      ok: false,
      refusal: { title: "Not recorded", detail: "Please look at the fields again.", errors },
    };
  }
  const outcome = await recordMarketingChoice(app, actor, personId, parsed.output);
  return outcome === "none" ? missing : done("Recorded.");
}

async function separate(
  app: Pick<AppContext, "database" | "now">,
  actor: { staffId: string },
  personId: string,
  contactId: string,
): Promise<Changed> {
  // Only a contact of this card: the form of another person separates nothing here.
  const own = await listPersonContactIds(app.database.orm, [personId]);
  if (!own.includes(contactId)) return missing;
  const outcome = await undoMerge(app, actor, contactId);
  if (outcome === "none") return refuse("These records have been separated already.");
  return outcome === "too-late"
    ? refuse("They were joined more than 30 days ago and stay so.")
    : done("They are two records again.");
}

const missing: Changed = {
  ok: false,
  refusal: { title: "Not found", detail: "There is no such record.", missing: true },
};

function done(text: string): Changed {
  return { ok: true, answer: { done: text } };
}

function refuse(detail: string): Changed {
  return { ok: false, refusal: { title: "Not done", detail } };
}
