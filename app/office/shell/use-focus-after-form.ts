import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

interface Sent {
  form: HTMLFormElement;
  /** What had the focus. Nothing where a key sent the form. */
  focused: Element | null;
  /** What stands around its button, from the inside out: read aloud it says where one is. */
  around: HTMLElement[];
  /** Refusals that stood on the page before: they answer another form. */
  known: ReadonlySet<Element>;
}

const refusal = ".note--error[role=alert]";

/** What answers a form within it, the most pressing first. */
const answers = ["[aria-invalid=true]", refusal, "[data-answer]"];

/** Within the form, or else the refusal that came elsewhere: on a long page it stands out of sight. */
export function findAnswer(
  form: Pick<HTMLElement, "querySelector">,
  page: Pick<Document, "querySelectorAll">,
  known: ReadonlySet<Element>,
): HTMLElement | null {
  const within = answers.map((one) => form.querySelector<HTMLElement>(one)).find(Boolean);
  return within ?? listRefusals(page).find((one) => !known.has(one)) ?? null;
}

function listRefusals(page: Pick<Document, "querySelectorAll">): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(refusal)];
}

/**
 * Puts the focus where somebody without a mouse goes on once a form is answered: at the first field
 * that is wrong, at what refused it, or at what it was to show. Where the form is gone it goes to
 * what is left around it, as else the page would begin anew. It stays where it is for who went on
 * meanwhile.
 */
export function useFocusAfterForm(): void {
  const { state, formMethod } = useNavigation();
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
    const isByLink = state === "loading" && formMethod !== "POST";
    // Answered, and once more when the page shows what has changed.
    if (!isByLink) moveFocus(sent.current);
    if (isByLink || state === "idle") sent.current = null;
  }, [state, formMethod]);
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
  const answer = findAnswer(form, document, known);
  const left =
    around.find((one) => one.isConnected && one.checkVisibility()) ??
    document.querySelector<HTMLElement>(".office__result") ??
    document.getElementById("main");
  // A form that is tried again by itself takes nobody away from what they do meanwhile.
  const mayAnswer = form.isConnected && (isLost || isOf(form, active));
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
  element.scrollIntoView({ block: "nearest" });
}
