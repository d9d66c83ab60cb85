import { advertRules, findWords } from "../../../domain/listings/publishing/advert-words.ts";
import { toPlainLine } from "./plain-text.ts";
import { type BlmField, findBlmField } from "./blm-fields.ts";
import { quoteValue } from "./printable.ts";

export interface RecordFault {
  field: string;
  reason: string;
}

/** Fields with a rule other than that of their type. */
const ownForms: Readonly<Record<string, { form: RegExp; is: string }>> = {
  AGENT_REF: { form: /^\w{1,20}$/, is: "at most 20 letters, digits and _" },
  // Rightmove's test branch has letters.
  BRANCH_ID: { form: /^\w{1,20}$/, is: "a valid branch number" },
};
const types: Readonly<Record<BlmField["type"], { form: RegExp; is: string }>> = {
  text: { form: /^/, is: "text" },
  number: { form: /^\d{1,9}(\.\d{1,2})?$/, is: "a number" },
  date: { form: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, is: "a date as YYYY-MM-DD HH:MM:SS" },
  flag: { form: /^[YN]$/, is: "Y or N" },
};
/** Required, unlike the other numbered features. */
const featuresNeeded = new Set(["FEATURE1", "FEATURE2", "FEATURE3"]);
const quoteless = /^(?:SUMMARY|FEATURE\d+|MEDIA_[A-Z_]+_TEXT_\d+)$/;

/** Of the publish gate: no home that turns people away goes out, whoever wrote so. */
const turningAway = advertRules.filter(({ id }) =>
  ["words-benefits", "words-children", "words-equality"].includes(id),
);

function findTurningAway(text: string): string | undefined {
  return turningAway.flatMap((rule) => findWords(rule, text) ?? [])[0];
}

/** Returns all violations of Rightmove's specification or the law in a record. */
export function findRecordFaults(values: Readonly<Record<string, string>>): RecordFault[] {
  const { AGENT_REF = "", BRANCH_ID = "" } = values;
  const names = new Set([...Object.keys(values), ...featuresNeeded]);
  const faults = [...names].flatMap((name) => {
    const reason = findFault(name, values[name] ?? "");
    return reason === null ? [] : [{ field: name, reason }];
  });
  if (!AGENT_REF.startsWith(`${BRANCH_ID}_`)) {
    const reason = `${quoteValue(AGENT_REF)} must begin with the branch number, ${BRANCH_ID}_`;
    faults.push({ field: "AGENT_REF", reason });
  }
  return faults;
}

function findFault(name: string, value: string): string | null {
  const field = findBlmField(name);
  if (field === null) return "isn’t a BLM field";
  if (value === "") return field.filled || featuresNeeded.has(name) ? "is empty" : null;
  const { form, is } = ownForms[name] ?? types[field.type];
  if (!form.test(value)) return `${quoteValue(value)} isn’t ${is}`;
  if (field.maxLength !== null && value.length > field.maxLength) {
    return `is longer than ${field.maxLength} characters`;
  }
  if (!/^[\n\x20-\x7E]*$/.test(value)) return "has non-ASCII characters";
  if (/[\^~]/.test(value)) return "has a delimiter";
  if (value !== value.trim()) return "has spaces at the start or end";
  if (value.includes("\n") && name !== "DESCRIPTION") return "has more than one line";
  if (quoteless.test(name) && /["']/.test(value)) return "has quotes";
  const phrase = field.type === "text" ? findTurningAway(toPlainLine(value)) : undefined;
  return phrase === undefined
    ? null
    : `says ${quoteValue(phrase)}, which isn’t allowed in an advert`;
}
