import { type ClientActionFunctionArgs, data } from "react-router";
import { readPreviewedChange } from "../../../../domain/shared/preview-change.ts";
import { isPosted } from "./is-posted.ts";
import { findUnsentReason, type UnsentReason } from "../../../ui/unsent-reason.ts";

export interface SentForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/** What the site was not reached with, or did not take. */
export interface Unsent {
  because: UnsentReason;
  /** The page that it was sent to. */
  pathname: string;
  /** Still on its page. Null for what a script sent, such as a field that was left. */
  sent: SentForm | null;
  /** Only asked what would be sent: there was nothing to save. */
  isLook: boolean;
}

let last: SentForm | null = null;
let unsent: Unsent | null = null;
const listeners = new Set<() => void>();

function setUnsent(next: Unsent | null): void {
  unsent = next;
  for (const notify of listeners) notify();
}

export function getUnsent(): Unsent | null {
  return unsent;
}

export function forgetUnsent(): void {
  setUnsent(null);
}

/** On another page than the form's: it led here, or somebody left it. */
export function leaveForm(): void {
  if (!unsent?.sent || unsent.sent.form.isConnected) return;
  setUnsent(location.pathname === unsent.pathname ? { ...unsent, sent: null } : null);
}

export function subscribeToUnsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** @returns stops watching which form is sent */
export function watchSubmissions(): () => void {
  const note = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && isPosted(target)) last = { form: target, submitter };
  };
  document.addEventListener("submit", note, true);
  return () => document.removeEventListener("submit", note, true);
}

/**
 * The `clientAction` of pages with forms. Where the site is not reached, or fails, the page stays as it
 * is, with what was typed and the same key, so that another try stores nothing twice: `UnsentNote` says
 * so and tries it.
 */
export async function sendOrKeep({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  // What a script sends next is not this form.
  const form = last;
  last = null;
  // Sending reads the request.
  const copy = request.clone();
  try {
    // What the page's own action answers, whatever that is: its types come from there.
    const answer = await serverAction<undefined>();
    // A field that a script saved says nothing of a form that still waits.
    if (!unsent?.sent || unsent.sent.form === form?.form) setUnsent(null);
    return answer;
  } catch (error) {
    // Something else is sent or opened instead.
    if (request.signal.aborted) throw error;
    const because = findUnsentReason(error);
    if (because === null) {
      setUnsent(null);
      throw error;
    }
    const { pathname } = new URL(request.url);
    const sent = form?.form.isConnected ? form : null;
    setUnsent({ because, pathname, sent, isLook: await isLook(copy) });
    // A failed submission loads no data, which would fail as well.
    return data(undefined, { status: 503 });
  }
}

async function isLook(request: Request): Promise<boolean> {
  const change = (await request.formData()).get("change");
  return typeof change === "string" && readPreviewedChange(change) !== null;
}
