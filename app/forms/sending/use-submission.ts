import { useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { keepFormPhone } from "../../agency/form-phone.ts";
import { usePhone } from "../../agency/use-phone.ts";
import type { createSending } from "./sending.ts";
import { recordFormOpened } from "./form-opened.ts";
import type { SubmissionError } from "./submission-error-notice.tsx";
import type { SubmissionResult } from "./submission.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import { retryImport } from "../../ui/retry-import.ts";

const importSending = retryImport(() => import("./sending.ts"));

interface SubmissionOptions {
  /** Page that replaces the form in the history instead of `/sorry`. */
  failurePath?: string | null | undefined;
  /** Called before the first sending, for analytics. */
  track?: (() => void) | undefined;
  /** Key of the draft that is sent; without one the input is lost once the visitor leaves. */
  draftKey?: string | null;
}

/**
 * Sends a form's answers to a call, human check included. A second failure in a row leads to
 * `/sorry`, from where the visitor can come back to this form.
 * @param buildBody the call's body, once the human check gave its token
 */
export function useSubmission<Answers extends object>(
  call: string,
  buildBody: (answers: Answers, token: string) => object,
  { failurePath = null, draftKey = null, track }: SubmissionOptions = {},
) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const phone = usePhone();
  const [sending, setSending] = useState(false);
  const [submissionError, setSubmissionError] = useState<SubmissionError | null>(null);
  const isTracked = useRef(false);
  const [load] = useState(() => createLoader(call, draftKey));

  useEffect(recordFormOpened, []);

  return {
    /** Call when the visitor begins. */
    prepare: load.prepare,
    sending,
    submissionError,
    /** Returns true once sent. `showProblems` returns the errors it has no field for. */
    send: async (
      answers: Answers,
      showProblems: (errors: FieldProblem[]) => FieldProblem[],
    ): Promise<boolean> => {
      if (!isTracked.current) track?.();
      isTracked.current = true;
      setSending(true);
      setSubmissionError(null);
      const result = await load.send((token) => buildBody(answers, token));
      setSending(false);
      if (result.kind === "done") return true;
      if (result.kind === "failed-again") {
        const replace = failurePath !== null;
        keepFormPhone(phone);
        await navigate(failurePath ?? href("/sorry"), {
          replace,
          state: { form: pathname + search, attempt: result.keptAs },
        });
      } else if (result.kind === "invalid") {
        const errors = showProblems(result.errors);
        if (errors.length > 0) setSubmissionError({ kind: "refused", errors });
      } else setSubmissionError(result);
      return false;
    },
  };
}

type Sending = ReturnType<typeof createSending>;

function createLoader(call: string, draftKey: string | null) {
  let loading: Promise<Sending> | null = null;
  const load = () => {
    loading ??= importSending().then((part) => part.createSending(call, draftKey));
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    prepare: (): void =>
      void load().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    send: (buildBody: Parameters<Sending["send"]>[0]): Promise<SubmissionResult> =>
      load().then(
        ({ send }) => send(buildBody),
        () => ({ kind: "unproven" }),
      ),
  };
}
