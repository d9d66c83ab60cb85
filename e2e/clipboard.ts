import type { Locator } from "@playwright/test";

/** Pastes, since our policy blocks reading the clipboard. `place` briefly holds a focused field. */
export async function readClipboard(place: Locator): Promise<string> {
  const field = await place.evaluateHandle((element) => {
    const textarea = document.createElement("textarea");
    element.append(textarea);
    textarea.focus();
    return textarea;
  });
  await place.page().keyboard.press("ControlOrMeta+V");
  const text = await field.evaluate((element) => element.value);
  await field.evaluate((element) => element.remove());
  return text;
}
