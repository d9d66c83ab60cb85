/** A reply that was begun and not sent. */
export interface Draft {
  text: string;
  /** The newest message that the writer had read when they began, or were told of since. */
  lastSeen: number;
}

/** What is typed. The page goes on with the conversation meanwhile, the writer need not have looked. */
export function typeDraft(
  draft: Draft | undefined,
  text: string,
  newest: number,
): Draft | undefined {
  return text.trim() === "" ? undefined : { text, lastSeen: draft?.lastSeen ?? newest };
}

/** Once the site said that there is something newer, sending again is the writer's decision. */
export function noteToldOfNewer(draft: Draft | undefined, newest: number): Draft | undefined {
  return draft && { ...draft, lastSeen: newest };
}
