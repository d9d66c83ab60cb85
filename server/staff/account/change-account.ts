import { accountForms } from "../../../domain/staff/account-forms.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { chooseFiguresMail } from "./choose-figures-mail.ts";
import { removePasskey, renamePasskey } from "./passkeys.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../office-form.ts";
import { refuse } from "../refusals.ts";
import { endOtherSessions, endSession, type SignedIn } from "../sessions.ts";
import type { StaffContext } from "../staff-context.ts";

const wantFigures = (isWanted: boolean, text: string) => ({
  ownTransactions: async ({ app, by }: FormCall) => {
    await chooseFiguresMail(app, by, isWanted);
    return done(text);
  },
});

export const accountActs = defineActs(accountForms, {
  "rename-passkey": {
    ownTransactions: async ({ app, by, texts: { id = "", name } }) =>
      describe(
        await renamePasskey(app, by, { id, name }),
        (answer) => `Passkey renamed to ${answer.name}.`,
      ),
  },
  "remove-passkey": {
    ownTransactions: async ({ app, by, texts: { id = "" } }) =>
      describe(await removePasskey(app, by, id), (answer) => `Passkey ${answer.name} removed.`),
  },
  "end-session": {
    ownTransactions: async ({ app, by, texts: { id = "" } }) =>
      (await isEnded(app, by, id)) ? done("Session ended.") : overAlready,
  },
  "end-other-sessions": {
    ownTransactions: async ({ app, by }) => {
      await endOtherSessions(app, by);
      return done("Signed out everywhere else.");
    },
  },
  "want-figures": wantFigures(true, "You’ll get the reports by email on Mondays."),
  "stop-figures": wantFigures(false, "You’ll no longer get the reports by email."),
});

function isEnded(app: Pick<StaffContext, "database">, signedIn: SignedIn, id: string) {
  // Anything else is no id, and the database would say so with an error.
  return isUuid(id) ? endSession(app, signedIn, id) : Promise.resolve(false);
}

function describe<Answer>(outcome: Outcome<Answer>, say: (answer: Answer) => string): FormOutcome {
  return outcome.ok ? done(say(outcome.answer)) : outcome;
}

const overAlready = refuse("That session has already ended.");
