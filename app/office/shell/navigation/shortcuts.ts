const name = "office-shortcuts";
const changed = "office-shortcuts-changed";

/** Whether single letters are shortcuts on this device (WCAG 2.1.4 wants them to be switched off). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(name) !== "off";
}

export function setShortcuts(isOn: boolean): void {
  localStorage.setItem(name, isOn ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

export function subscribeToShortcuts(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", notify);
  };
}
