const name = "office-letters";
const changed = "office-letters-changed";

/** Whether letters press buttons on this device (WCAG 2.1.4 wants them to be switched off). */
export function areLettersOn(): boolean {
  return localStorage.getItem(name) !== "off";
}

export function setLetters(isOn: boolean): void {
  localStorage.setItem(name, isOn ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

export function subscribeToLetters(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", notify);
  };
}
