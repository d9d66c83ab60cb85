/** What a field of the office lets somebody choose by typing a part of it. */
export const choiceKindNames = {
  home: "Homes",
  /** One that renters may ask about and view: no draft. */
  "listed-home": "Homes",
  key: "Keys",
  landlord: "Landlords",
  person: "People",
  conversation: "Conversations",
} as const;

export type ChoiceKind = keyof typeof choiceKindNames;
