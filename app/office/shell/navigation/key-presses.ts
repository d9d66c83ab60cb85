/** Keys belong to what is being typed, and to a dialog that is open. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("textarea, select, [contenteditable]") ||
      (target instanceof HTMLInputElement && target.type !== "checkbox") ||
      target.closest("dialog") !== null)
  );
}

/** Presses the button or link that a letter stands on. False if there is none. */
export function pressButton(key: string): boolean {
  const selector = `[data-key="${CSS.escape(key)}"]`;
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return false;
  if (found.matches("input, textarea")) found.focus();
  else found.click();
  return true;
}

/** Where the link leads that a letter stands on. */
export function findKeyLink(key: string): string | null {
  const selector = `a[data-key="${CSS.escape(key)}"]`;
  return document.querySelector(selector)?.getAttribute("href") ?? null;
}
