import { type ClientActionFunctionArgs, data } from "react-router";
import { findUnsentReason } from "./page-problem.ts";

interface SentForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/** A form that the site was not reached with, or did not take. It is still on its page. */
export interface UnsentForm extends SentForm {
  because: NonNullable<ReturnType<typeof findUnsentReason>>;
}

let last: SentForm | null = null;
let unsent: UnsentForm | null = null;
const listeners = new Set<() => void>();

function setUnsent(form: UnsentForm | null): void {
  unsent = form;
  for (const notify of listeners) notify();
}

export function getUnsent(): UnsentForm | null {
  return unsent;
}

export function subscribeToUnsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** @returns stops watching which form is sent */
export function watchSubmissions(): () => void {
  const note = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.method === "post")
      last = { form: target, submitter };
  };
  document.addEventListener("submit", note, true);
  return () => document.removeEventListener("submit", note, true);
}

/**
 * The `clientAction` of pages with forms. Where the site is not reached, or fails, the page stays as it
 * is, with what was typed and the same key, so that another try stores nothing twice: `UnsentNote` says
 * so and tries it.
 */
export async function sendOrKeep({ serverAction }: ClientActionFunctionArgs) {
  try {
    // What the page's own action answers, whatever that is: its types come from there.
    const answer = await serverAction<undefined>();
    setUnsent(null);
    return answer;
  } catch (error) {
    const because = findUnsentReason(error);
    if (because !== null && last?.form.isConnected) {
      setUnsent({ ...last, because });
      // A failed submission loads no data, which would fail as well.
      return data(undefined, { status: 503 });
    }
    setUnsent(null);
    throw error;
  }
}
