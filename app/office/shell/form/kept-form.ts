import { isPosted } from "./is-posted.ts";

/** What was typed into a form that was sent, until it is known that the site took it. */
interface KeptForm {
  /** Which tab sent it. */
  tab: string;
  staffId: string;
  pathname: string;
  /** Its place among the page's forms. */
  place: number;
  fields: readonly (readonly [name: string, value: string])[];
  /** The session had ended, or the site could not be reached. */
  isUnsent: boolean;
  at: number;
}

/** In all tabs of the browser: the mailed link to sign in opens in another one. */
const storageKey = "office-kept-form";
const tabKey = "office-tab";
const changed = "office-kept-form-changed";
/** Milliseconds. Longer than somebody takes to sign in again; it holds personal data. */
const keptMs = 3_600_000;

export function keepForm(form: HTMLFormElement, staffId: string, submitter: HTMLElement | null) {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const isSignIn = window.location.pathname.startsWith("/office/sign-in");
  if (!isPosted(form) || isSignIn || !hasTyped(form)) return;
  const { pathname } = window.location;
  const kept = { tab: getTab(), staffId, pathname, place: listForms().indexOf(form), fields };
  write({ ...kept, isUnsent: false, at: Date.now() });
}

/** The same from page to page: a form that was sent leads to another one. */
function getTab(): string {
  const known = sessionStorage.getItem(tabKey);
  const tab = known ?? crypto.randomUUID();
  if (known === null) sessionStorage.setItem(tabKey, tab);
  return tab;
}

/** Nothing is lost with a form that is one button. */
function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => isField(field) && field.type !== "hidden");
}

export function markUnsent(): void {
  const kept = read();
  if (kept?.tab === getTab()) write({ ...kept, isUnsent: true });
}

/** This tab's was, if it is asked where somebody signs in again. */
export function hasUnsent(): boolean {
  const kept = read();
  return kept !== null && (kept.isUnsent || kept.tab === sessionStorage.getItem(tabKey));
}

/** The visit of a page whose form was typed again. */
let restoredAt: string | null = null;

export function getRestoredAt(): string | null {
  return restoredAt;
}

export function subscribeToKeptForm(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}

/**
 * Forgets a form that the site took, and whatever is somebody else's or too old. What another tab has
 * just sent is not this one's to forget: nobody knows yet whether the site takes it.
 */
export function forgetTaken(staffId: string): void {
  const kept = read();
  if (!kept) return;
  if (kept.staffId !== staffId || (!kept.isUnsent && kept.tab === getTab())) clear();
}

/**
 * Types again what was not sent from this page.
 * @param visit of the page
 */
export function restoreForm(visit: string): void {
  const kept = read();
  if (!kept?.isUnsent || kept.pathname !== window.location.pathname) return;
  const form = findForm(kept);
  if (!form) return;
  const left = [...kept.fields];
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const place = left.findIndex(([name, value]) => name === field.name && accepts(field, value));
    fill(field, place === -1 ? null : left.splice(place, 1)[0]![1]);
  }
  unfold(form);
  form.scrollIntoView({ block: "center" });
  restoredAt = visit;
  clear();
}

/** A form can be folded within a part of the page that is folded, too. */
function unfold(form: HTMLFormElement): void {
  for (let one: Element | null = form; one !== null; one = one.parentElement)
    if (one.matches("details")) one.setAttribute("open", "");
}

/** The one in the same place, or the first with the same fields: another may stand there now. */
function findForm({ place, fields }: KeptForm): HTMLFormElement | undefined {
  const forms = listForms();
  return [...forms.slice(place), ...forms].find(({ elements }) =>
    fields.every(([name, value]) => {
      const field = elements.namedItem(name);
      return field !== null && (!ownNames.has(name) || readValue(field) === value);
    }),
  );
}

/** Among many alike each says in one of these fields which one it is, or what is decided of which offer. */
const ownNames: ReadonlySet<string> = new Set(["form", "ref", "decision"]);

function readValue(field: Element | RadioNodeList): string | null {
  return "value" in field && typeof field.value === "string" ? field.value : null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function accepts(field: Field, value: string): boolean {
  return !isChoice(field) || field.value === value;
}

/** Hidden fields, too: they say which version somebody saw, and the number of the submission. */
function fill(field: Field, value: string | null): void {
  if (isChoice(field)) field.checked = value !== null;
  else if (value !== null) field.value = value;
  // React hears of it, and a draft is kept as if it were typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function listForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("#main form")];
}

function read(): KeptForm | null {
  const text = localStorage.getItem(storageKey);
  const kept: KeptForm | null = text === null ? null : JSON.parse(text);
  if (kept && Date.now() - kept.at <= keptMs) return kept;
  localStorage.removeItem(storageKey);
  return null;
}

function write(kept: KeptForm): void {
  localStorage.setItem(storageKey, JSON.stringify(kept));
  window.dispatchEvent(new Event(changed));
}

function clear(): void {
  localStorage.removeItem(storageKey);
  window.dispatchEvent(new Event(changed));
}
