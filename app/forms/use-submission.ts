import { useEffect, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { formSigns, noteFirstForm } from "./form-signs.ts";
import { useHumanCheck } from "./human-check.ts";
import type { Setback } from "./send-notice.tsx";
import { submissionOf } from "./submission.ts";
import { type FieldProblem, submit } from "./submit.ts";

interface Ways {
  /** The page that stands in for `/sorry`, in place of the form in the history. */
  failure?: string | null;
  /** False where what was typed is gone once the visitor has left the form. */
  keepsAnswers?: boolean;
}

/**
 * Sends a form's answers to a call, human check included. A second failure in a row leads to
 * `/sorry`, from where the visitor can come back to this form.
 * @param bodyOf the call's body, once the human check gave its token
 */
export function useSubmission<Answers extends object>(
  call: string,
  bodyOf: (answers: Answers, token: string) => object,
  { failure = null, keepsAnswers = true }: Ways = {},
) {
  const human = useHumanCheck();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [sending, setSending] = useState(false);
  const [setback, setSetback] = useState<Setback | null>(null);
  const [send] = useState(() =>
    submissionOf<Answers>({
      bodyOf: (answers, token) => ({ ...formSigns(), ...bodyOf(answers, token) }),
      token: human.token,
      send: (attempt) => submit(call, attempt),
    }),
  );

  useEffect(noteFirstForm, []);

  return {
    prepare: human.prepare,
    sending,
    setback,
    /**
     * @param showProblems shows the server's messages, gives back those it has no place for
     * @returns true once it was sent
     */
    send: async (
      answers: Answers,
      showProblems: (errors: FieldProblem[]) => FieldProblem[],
    ): Promise<boolean> => {
      setSending(true);
      setSetback(null);
      const result = await send(answers);
      setSending(false);
      if (result.kind === "done") return true;
      if (result.kind === "failed-again") {
        const replace = failure !== null;
        await navigate(failure ?? href("/sorry"), {
          replace,
          state: { form: pathname + search, keepsAnswers },
        });
      } else if (result.kind === "invalid") {
        const errors = showProblems(result.errors);
        if (errors.length > 0) setSetback({ kind: "refused", errors });
      } else setSetback(result);
      return false;
    },
  };
}
