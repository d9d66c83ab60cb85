import { useEffect, useRef } from "react";
import { type Navigation, useFetchers, useNavigation } from "react-router";

interface Sent {
  form: HTMLFormElement;
  /** What had the focus. Nothing where a key sent the form. */
  focused: Element | null;
  /** What stands around its button, from the inside out: read aloud it says where one is. */
  around: HTMLElement[];
  /** Refusals that stood on the page before: they answer another form. */
  known: ReadonlySet<Element>;
}

/** Notes that say something else are announced as well. */
const refusal = "[role=alert]:not(.note:not(.note--error))";
/** It says again what stands beside a field. */
const besideField = "[data-beside-field]";

/** What answers a form within it, the most pressing first. */
const answers = ["[aria-invalid=true]", refusal, "[data-answer]", "[id$='-error']"];

/** Of a form that keeps whatever is typed (`data-kept`): what it warns of was known before it was sent. */
const keptAnswers = ["[data-unread]", refusal, "[data-answer]"];

type Within = Pick<HTMLElement, "querySelector" | "contains">;
type Page = Pick<Document, "querySelectorAll">;

/**
 * The refusal that came outside of the form, as it speaks of all that is sent and on a long page
 * stands out of sight. Else what answers within the form, and last what only says it again.
 */
export function findAnswer(
  form: Within | null,
  page: Page,
  known: ReadonlySet<Element>,
  isKept = false,
): HTMLElement | null {
  const fresh = listRefusals(page).filter((one) => !known.has(one) && !form?.contains(one));
  const looked = isKept ? keptAnswers : answers;
  const within = looked.map((one) => form?.querySelector<HTMLElement>(one)).find(Boolean);
  return fresh.find((one) => !one.closest(besideField)) ?? within ?? fresh[0] ?? null;
}

function listRefusals(page: Page): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(refusal)];
}

/**
 * Puts the focus where somebody without a mouse goes on once a form is answered: at the first field
 * that is wrong, at what refused it, or at what it was to show. Where the form is gone it goes to
 * what is left around it, as else the page would begin anew. It stays where it is for who went on
 * meanwhile.
 */
export function useFocusAfterForm(): void {
  const { state, isByLink } = findSending(useNavigation(), useFetchers());
  const sent = useRef<Sent | null>(null);
  useEffect(() => {
    const note = ({ target, submitter }: SubmitEvent) => {
      sent.current = target instanceof HTMLFormElement ? describeSent(target, submitter) : null;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    if (state === "submitting" || sent.current === null) return;
    // Answered, and once more when the page shows what has changed.
    if (!isByLink) moveFocus(sent.current);
    if (isByLink || state === "idle") sent.current = null;
  }, [state, isByLink]);
}

type Sending = Pick<Navigation, "state"> & { formMethod?: string | undefined };

/** How far a form is that was sent: by the page itself, or by one of its parts, such as a window. */
export function findSending(navigation: Sending, fetchers: readonly Sending[]) {
  const { state, formMethod } =
    navigation.state === "idle"
      ? (fetchers.find((one) => one.formMethod === "POST") ?? navigation)
      : navigation;
  return { state, isByLink: state === "loading" && formMethod !== "POST" };
}

const places = "td, tr, li, section, article, aside";

function describeSent(form: HTMLFormElement, submitter: HTMLElement | null): Sent {
  const around: HTMLElement[] = [];
  for (let one = (submitter ?? form).parentElement; one !== null; one = one.parentElement)
    if (one.matches(places)) around.push(one);
  const known = new Set(listRefusals(document));
  return { form, focused: document.activeElement, around, known };
}

function moveFocus(sent: Sent): void {
  const { form, focused, around, known } = sent;
  const active = document.activeElement;
  const isLost = active === null || active === document.body || !active.checkVisibility();
  if (!isLost && active !== focused) return;
  // Of a form that is gone nothing is left but what the page says.
  const isKept = form.hasAttribute("data-kept");
  const answer = findAnswer(form.isConnected ? form : null, document, known, isKept);
  const left =
    around.find((one) => one.isConnected && one.checkVisibility()) ??
    document.querySelector<HTMLElement>(".office__result") ??
    document.getElementById("main");
  // A form that is tried again by itself takes nobody away from what they do meanwhile.
  const mayAnswer = isLost || (form.isConnected && isOf(form, active));
  const target = mayAnswer && answer ? answer : isLost ? left : null;
  if (target === null || target === active) return;
  focus(target);
  sent.focused = target;
}

/** A button may send a form that it does not stand in. */
export function isOf(form: Pick<HTMLFormElement, "contains">, element: Element): boolean {
  return form.contains(element) || ("form" in element && element.form === form);
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    // So that nobody focuses it who only clicks into it.
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  // With its name, and what is wrong with it.
  (element.closest(".field") ?? element).scrollIntoView({ block: "nearest" });
}
