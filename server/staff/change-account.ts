import { isUuid } from "../../domain/shared/uuid.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { chooseFiguresMail } from "./choose-figures-mail.ts";
import { removePasskey, renamePasskey } from "./passkeys.ts";
import { refuse, staleSignIn } from "./refusals.ts";
import { endOtherSessions, endSession, type SignedIn } from "./sessions.ts";
import type { StaffContext } from "./staff-context.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** What the forms of one's own account do, by the value of their button. */
export async function changeAccount(
  app: Pick<StaffContext, "database" | "now">,
  signedIn: SignedIn,
  { change, id = "", name }: Fields,
): Promise<Outcome<{ done: string }>> {
  switch (change) {
    case "rename-passkey":
      return describe(
        await renamePasskey(app, signedIn, { id, name }),
        (answer) => `The passkey is called ${answer.name}.`,
      );
    case "remove-passkey":
      if (!signedIn.isFresh) return staleSignIn;
      return describe(
        await removePasskey(app, signedIn, id),
        (answer) => `${answer.name} lets nobody in any more.`,
      );
    case "end-session":
      return (await isEnded(app, signedIn, id)) ? done("That session has ended.") : overAlready;
    case "end-other-sessions":
      await endOtherSessions(app, signedIn);
      return done("You are signed in here only.");
    case "want-figures":
      await chooseFiguresMail(app, signedIn, true);
      return done("You get the figures by mail on Mondays.");
    case "stop-figures":
      await chooseFiguresMail(app, signedIn, false);
      return done("You get no more figures by mail.");
    default:
      return refuse("This form is not known here. Load the page again.");
  }
}

function isEnded(app: Pick<StaffContext, "database">, signedIn: SignedIn, id: string) {
  // Anything else is no id, and the database would say so with an error.
  return isUuid(id) ? endSession(app, signedIn, id) : Promise.resolve(false);
}

function done(text: string): Outcome<{ done: string }> {
  return { ok: true, answer: { done: text } };
}

function describe<Answer>(
  outcome: Outcome<Answer>,
  say: (answer: Answer) => string,
): Outcome<{ done: string }> {
  return outcome.ok ? done(say(outcome.answer)) : outcome;
}

const overAlready = refuse("That session was over already.");
