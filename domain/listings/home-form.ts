import {
  getHomeField,
  homeFieldNames,
  type HomeFieldName,
  tickedFeatures,
  unknown,
} from "./facts/home-fields.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** Fields that are a box to tick. */
const tickFields = homeFieldNames.filter((name) => getHomeField(name).kind === "tick");

/** Fields with an 'Unknown' to tick beside what is typed. Among choices it is one. */
export const askedFields = homeFieldNames.filter((name) => {
  const { kind, mayBeUnknown } = getHomeField(name);
  return mayBeUnknown && kind !== "choice";
});

/**
 * The editor's fields from its form: a box that is not ticked sends nothing, and 'Unknown' is a box
 * beside the field.
 */
export function readEditorForm(form: Fields): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries(form)) if (text !== undefined) fields[name] = text;
  if (form["whole"] !== "yes") return fields;
  for (const name of tickFields) fields[name] = form[name] === "yes" ? "yes" : "";
  for (const name of askedFields) {
    const typed = form[name]?.trim() ?? "";
    fields[name] = typed === "" && form[`unknown-${name}`] === "yes" ? unknown : typed;
  }
  const ticked = tickedFeatures.filter((feature) => form[`feature-${feature}`] === "yes");
  fields["features"] = ticked.join(" ");
  return fields;
}

/** Only the fields, without what a form needs besides. */
export function pickHomeFields(fields: Fields): Partial<Record<HomeFieldName, string>> {
  const picked: Partial<Record<HomeFieldName, string>> = {};
  for (const name of homeFieldNames) {
    const text = fields[name];
    if (text !== undefined) picked[name] = text;
  }
  return picked;
}
