import type { Locator } from "@playwright/test";

/**
 * What is on the clipboard. Our policy keeps scripts from reading it, so it is pasted, as a person would.
 * @param place where a field may stand for a moment and take the focus
 */
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
