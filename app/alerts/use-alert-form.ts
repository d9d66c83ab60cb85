import { useState } from "react";
import * as v from "valibot";
import { alertEmail } from "../../domain/alerts/alert.ts";
import { writeDraft } from "../forms/draft.ts";
import { useSubmission } from "../forms/sending/use-submission.ts";
import { type AlertAnswers, alertPlan, emailFieldName } from "./alert-plan.ts";

/** One field to check: the form library would add a tenth to the search pages. */
export function useAlertForm(search: string, postedError: string | undefined, onSent: () => void) {
  const draftKey = getDraftKey(search);
  const submission = useSubmission(alertPlan.call, alertPlan.buildBody, { draftKey });
  const [error, setError] = useState(postedError);

  function validateEmail(email: string): boolean {
    const { issues } = v.safeParse(alertEmail, email);
    setError(issues?.[0].message);
    return issues === undefined;
  }

  async function send(answers: AlertAnswers): Promise<void> {
    writeDraft(draftKey, { answers, step: 0 });
    const sent = await submission.send(answers, (errors) => {
      const own = errors.find(({ path }) => path === "email");
      if (own) {
        setError(own.message);
        focusEmailField();
      }
      return errors.filter((problem) => problem !== own);
    });
    if (!sent) return;
    writeDraft(draftKey, null);
    onSent();
  }

  return {
    ...submission,
    error,
    /** Validates on blur, and clears the error as soon as the input is valid. */
    onBlur: (email: string) => email !== "" && validateEmail(email),
    onInput: (email: string) => error !== undefined && validateEmail(email),
    submit: (form: HTMLFormElement): void => {
      const typed: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), search };
      const answers = v.safeParse(alertPlan.schema, typed);
      if (submission.sending) return;
      if (answers.success) return void send(answers.output);
      validateEmail(String(typed[emailFieldName]));
      focusEmailField();
    },
  };
}

/** Of each search its own. */
export function getDraftKey(search: string): string {
  return `alert?${search}`;
}

function focusEmailField(): void {
  document.getElementById(emailFieldName)?.focus();
}
