import { useEffect, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { readSpamSignals, recordFormOpened } from "./spam-signals.ts";
import { useHumanCheck } from "./human-check.ts";
import type { SubmissionError } from "./submission-error-notice.tsx";
import { createSubmission } from "./submission.ts";
import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import { submit } from "./submit.ts";

interface SubmissionOptions {
  /** Page that replaces the form in the history instead of `/sorry`. */
  failurePath?: string | null;
  /** False if the input is lost once the visitor leaves the form. */
  keepsAnswers?: boolean;
}

/**
 * Sends a form's answers to a call, human check included. A second failure in a row leads to
 * `/sorry`, from where the visitor can come back to this form.
 * @param buildBody the call's body, once the human check gave its token
 */
export function useSubmission<Answers extends object>(
  call: string,
  buildBody: (answers: Answers, token: string) => object,
  { failurePath = null, keepsAnswers = true }: SubmissionOptions = {},
) {
  const human = useHumanCheck();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [sending, setSending] = useState(false);
  const [submissionError, setSubmissionError] = useState<SubmissionError | null>(null);
  const [send] = useState(() =>
    createSubmission<Answers>({
      buildBody: (answers, token) => ({ ...readSpamSignals(), ...buildBody(answers, token) }),
      token: human.token,
      send: (attempt) => submit(call, attempt),
    }),
  );

  useEffect(recordFormOpened, []);

  return {
    prepare: human.prepare,
    sending,
    submissionError,
    /** Returns true once sent. `showProblems` returns the errors it has no field for. */
    send: async (
      answers: Answers,
      showProblems: (errors: FieldProblem[]) => FieldProblem[],
    ): Promise<boolean> => {
      setSending(true);
      setSubmissionError(null);
      const result = await send(answers);
      setSending(false);
      if (result.kind === "done") return true;
      if (result.kind === "failed-again") {
        const replace = failurePath !== null;
        await navigate(failurePath ?? href("/sorry"), {
          replace,
          state: { form: pathname + search, keepsAnswers },
        });
      } else if (result.kind === "invalid") {
        const errors = showProblems(result.errors);
        if (errors.length > 0) setSubmissionError({ kind: "refused", errors });
      } else setSubmissionError(result);
      return false;
    },
  };
}
