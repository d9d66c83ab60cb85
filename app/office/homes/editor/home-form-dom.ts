import {
  askedFields,
  pickHomeFields,
  readEditorForm,
} from "../../../../domain/listings/home-form.ts";
import {
  type HomeFieldName,
  homeFieldNames,
  tickedFeatures,
  unknown,
} from "../../../../domain/listings/facts/home-fields.ts";

type Texts = Partial<Record<HomeFieldName, string>>;

function readAll(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields[name] = value.replaceAll("\r\n", "\n");
  }
  return fields;
}

/** What the form's fields say now. */
export function readTexts(form: HTMLFormElement): Texts {
  const texts = pickHomeFields(readEditorForm(readAll(form)));
  for (const name of homeFieldNames) {
    const text = texts[name];
    if (text !== undefined) texts[name] = text.trim();
  }
  return texts;
}

/** What was stored when the form was last in step with it. */
export function getBase(form: HTMLFormElement, name: HomeFieldName): string {
  const field = form.elements.namedItem(`was-${name}`);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value.replaceAll("\r\n", "\n")
    : "";
}

export function setBase(form: HTMLFormElement, name: HomeFieldName, text: string): void {
  const field = form.elements.namedItem(`was-${name}`);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

/** Writes what somebody else has stored into a field. */
export function setText(form: HTMLFormElement, name: HomeFieldName, text: string): void {
  if (name === "features") {
    const chosen = text.split(" ");
    for (const one of tickedFeatures) tick(form, `feature-${one}`, chosen.includes(one));
    return;
  }
  const isAsked = askedFields.some((one) => one === name);
  if (isAsked) tick(form, `unknown-${name}`, text === unknown);
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox")
    field.checked = text === "yes";
  else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    field instanceof RadioNodeList
  ) {
    field.value = isAsked && text === unknown ? "" : text;
  }
}

/** Writes into a field as a person does: it is then saved like what is typed. */
export function typeText(form: HTMLFormElement, name: HomeFieldName, text: string): void {
  setText(form, name, text);
  form.dispatchEvent(new Event("input"));
}

function tick(form: HTMLFormElement, name: string, isOn: boolean): void {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLInputElement) box.checked = isOn;
}

/** Fields that were typed in since, with what they were. Null if there are none. */
export function listEdits(form: HTMLFormElement): { texts: Texts; body: URLSearchParams } | null {
  // Whoever may only read has typed nothing: fields that are switched off send nothing.
  if (form.querySelector(":scope > fieldset:disabled")) return null;
  const texts: Texts = {};
  const body = new URLSearchParams();
  const now = readTexts(form);
  for (const name of homeFieldNames) {
    const text = now[name];
    const was = getBase(form, name);
    if (text === undefined || text === was) continue;
    texts[name] = text;
    body.set(name, text);
    body.set(`was-${name}`, was);
  }
  return Object.keys(texts).length === 0 ? null : { texts, body };
}
