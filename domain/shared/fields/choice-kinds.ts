/** What a field of the office lets somebody choose by typing a part of it. */
export const choiceKindNames = {
  home: "Properties",
  /** One that renters may ask about and view: no draft. */
  "listed-home": "Properties",
  key: "Keys",
  landlord: "Landlords",
  person: "Contacts",
  conversation: "Conversations",
} as const;

export type ChoiceKind = keyof typeof choiceKindNames;
