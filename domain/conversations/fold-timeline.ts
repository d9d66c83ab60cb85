import type { MessageKind } from "./response-clock.ts";

interface Told {
  kind: MessageKind;
  isAutomatic: boolean;
}

/**
 * How many of the first messages of a conversation are folded away: those before what the person said
 * last and what we answered last, so that both are seen at once.
 */
export function countFolded(messages: readonly Told[]): number {
  const asked = messages.findLastIndex(
    ({ kind, isAutomatic }) => (kind === "request" || kind === "mail") && !isAutomatic,
  );
  const answered = messages.findLastIndex(({ kind }) => kind === "reply" || kind === "call");
  const shown = [asked, answered].filter((index) => index >= 0);
  return shown.length === 0 ? 0 : Math.min(...shown);
}
