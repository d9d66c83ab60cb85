/**
 * For a button's `onMouseDown`. Leaving a field may put an error under it, which would move the
 * button away between the press and the release of the mouse: so a press leaves the focus where it
 * is.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
