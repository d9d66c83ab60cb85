import * as v from "valibot";
import { linesField, textField } from "../shared/fields/text-fields.ts";

/** What a text may fill in, and what that is. */
export const templateFields = {
  "first name": "The person’s first name",
  "full name": "The person’s whole name",
  home: "The home’s name",
  address: "The home’s address",
  rent: "The home’s rent a month",
  "home link": "The home’s page on the site",
  "viewing times": "The next three times at which the home can be viewed",
  "my name": "Your name",
  "office phone": "The office’s phone number",
  agency: "The agency’s name",
} as const;

export type TemplateField = keyof typeof templateFields;

/** A field that is not known for a request is left out: a message has no home. */
export type TemplateValues = Partial<Record<TemplateField, string>>;

const field = /\{([^{}]*)\}/g;

export function listTemplateFields(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([, name]) => name!.trim().toLowerCase()))];
}

function isKnownField(name: string): name is TemplateField {
  return Object.hasOwn(templateFields, name);
}

/** One line for whoever edits the text. Null if all is well. */
export function describeTemplateProblem(text: string): string | null {
  const unknown = listTemplateFields(text).find((name) => !isKnownField(name));
  if (unknown !== undefined) {
    const known = Object.keys(templateFields).map((name) => `{${name}}`);
    return `{${unknown}} isn’t a field. Use ${known.join(", ")}.`;
  }
  const rest = text.replaceAll(field, "");
  return /[{}]/.test(rest)
    ? "There’s an unmatched { or }. Write fields like this: {first name}."
    : null;
}

/** Fills in what is known. Fields without a value stay, and are listed. */
export function fillTemplate(
  text: string,
  values: TemplateValues,
): { text: string; missing: TemplateField[] } {
  const missing: TemplateField[] = [];
  const filled = text.replaceAll(field, (written, inside: string) => {
    const name = inside.trim().toLowerCase();
    if (!isKnownField(name)) return written;
    const value = values[name];
    if (value !== undefined) return value;
    if (!missing.includes(name)) missing.push(name);
    return `{${name}}`;
  });
  return { text: filled, missing };
}

/** Longest reply, characters. */
export const maxReply = 10_000;

export const templateFieldsForm = v.object({
  title: textField(
    { max: 60 },
    { missing: "Enter a title", long: "Keep the title under 60 characters" },
  ),
  body: v.pipe(
    linesField(
      { max: maxReply },
      {
        missing: "Enter the text of the template",
        long: `Keep the text under ${maxReply} characters`,
      },
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? describeTemplateProblem(dataset.value) : null;
      if (problem !== null) addIssue({ message: problem });
    }),
  ),
});

export type TemplateText = v.InferOutput<typeof templateFieldsForm>;

/** Offered until the agency has texts of its own. */
export const suggestedTemplates: readonly TemplateText[] = [
  {
    title: "Offer times to view",
    body: "Dear {first name},\n\nThank you for asking about {home}. These times are free:\n\n{viewing times}\n\nWhich one suits you?",
  },
  {
    title: "Already let",
    body: "Dear {first name},\n\n{home} was let shortly before you asked. Tell me what matters to you, and I will look for a home like it.",
  },
  {
    title: "Pets: what we ask the landlord",
    body: "Dear {first name},\n\nYou may ask to keep a pet at {home}. The landlord answers within 28 days, and may refuse only for a good reason. Which animal is it?",
  },
  {
    title: "Arrange a call",
    body: "Dear {first name},\n\nThank you for your message. When may I call you? You can also reach us at {office phone}.",
  },
];
