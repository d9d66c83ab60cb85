/**
 * Use as `onMouseDown`. A blur could show an error that moves the button between press and release,
 * so this prevents it.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
