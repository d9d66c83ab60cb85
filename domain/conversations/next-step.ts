import type { RequestKind } from "./request-kinds.ts";

export type NextStep = "take" | "book" | "reply";

/**
 * What is most likely to be done with a request that waits for an answer.
 * @param canBook its home is to let: that of a home that is let agreed is answered
 */
export function findNextStep({
  kind,
  ownerId,
  canBook,
}: {
  kind: RequestKind;
  ownerId: string | null;
  canBook: boolean;
}): NextStep {
  if (kind === "viewing" && canBook) return "book";
  return ownerId === null ? "take" : "reply";
}
