import * as v from "valibot";
import { linesField, textField } from "../shared/fields/text-fields.ts";

/** What a text may fill in, and what that is. */
export const templateFields = {
  "first name": "The person’s first name",
  "full name": "The person’s full name",
  home: "The property’s name",
  address: "The property’s address",
  rent: "The property’s monthly rent",
  "home link": "The property’s page on the site",
  "viewing times": "The property’s next 3 available viewing times",
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
    { missing: "Enter a title", long: "Title must be 60 characters or fewer" },
  ),
  body: v.pipe(
    linesField(
      { max: maxReply },
      {
        missing: "Enter the text of the template",
        long: `Text must be ${maxReply} characters or fewer`,
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
    title: "Offer viewing times",
    body: "Dear {first name},\n\nThank you for asking about {home}. These times are free:\n\n{viewing times}\n\nWhich one suits you?",
  },
  {
    title: "Already let",
    body: "Dear {first name},\n\nI’m sorry, but {home} has just been let. Tell me what matters to you, and I’ll look for a home like it.",
  },
  {
    title: "Asking to keep a pet",
    body: "Dear {first name},\n\nYou can ask to keep a pet at {home}. The landlord must answer within 28 days and can refuse only for a good reason. What kind of pet is it?",
  },
  {
    title: "Arrange a call",
    body: "Dear {first name},\n\nThank you for your message. When would be a good time to call you? You can also reach us at {office phone}.",
  },
];
