import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { alertEmail } from "../../domain/alerts/alert.ts";
import { useSubmission } from "../forms/use-submission.ts";
import { type AlertAnswers, buildAlertBody } from "./alert-body.ts";
import { emailFieldName } from "./alert-plan.ts";

export function useAlertForm(search: string, postedError: string | undefined, onSent: () => void) {
  const submission = useSubmission<AlertAnswers>("/api/alert", buildAlertBody, {
    keepsAnswers: false,
  });
  const [error, setError] = useState(postedError);

  function validateEmail(email: string): boolean {
    const { issues } = v.safeParse(alertEmail, email);
    setError(issues?.[0].message);
    return issues === undefined;
  }

  async function send(email: string, frequency: AlertAnswers["frequency"]): Promise<void> {
    const sent = await submission.send({ email, frequency, search }, (errors) => {
      const own = errors.find(({ path }) => path === "email");
      if (own) {
        setError(own.message);
        focusEmailField();
      }
      return errors.filter((problem) => problem !== own);
    });
    if (sent) onSent();
  }

  return {
    ...submission,
    error,
    /** Validates on blur, and clears the error as soon as the input is valid. */
    onBlur: (email: string) => email !== "" && validateEmail(email),
    onInput: (email: string) => error !== undefined && validateEmail(email),
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const email = data.get(emailFieldName);
      if (submission.sending || typeof email !== "string") return;
      if (validateEmail(email))
        void send(email, data.get("frequency") === "daily" ? "daily" : "instant");
      else focusEmailField();
    },
  };
}

function focusEmailField(): void {
  document.getElementById(emailFieldName)?.focus();
}
