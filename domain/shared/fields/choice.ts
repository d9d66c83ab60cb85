/** One of what a field of the office offers for what is typed: a home, a key, a landlord, a person. */
export interface Choice {
  id: string;
  /** What the field says once it is chosen. */
  name: string;
  /** By which it is told from its namesakes. */
  detail: string;
}

/** More than that are no list to choose from: more is typed. */
export const maxChoices = 8;

/** Fields of a form beside the one with the id: what was typed, and what was ticked of several. */
export const getTypedName = (name: string) => `${name}-typed`;
export const getTickedName = (name: string) => `${name}-ticked`;
