import { type RefObject, useLayoutEffect, useRef } from "react";

/** Escape, a `method="dialog"` form and a click outside close it; focus is restored. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current!;
    const listening = new AbortController();
    const { signal } = listening;
    const root = document.documentElement;
    // the locked page loses its scrollbar but must not shift
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    element.removeAttribute("open");
    element.showModal();
    closeOnBackdropPress(element, signal);
    const onClosed = () => {
      // the event is asynchronous, so the dialog may be open again
      if (!element.open) close.current();
    };
    element.addEventListener("close", onClosed, { signal });
    return () => {
      listening.abort();
      // restores focus if the dialog was unmounted while open
      element.close();
    };
  }, []);
  return dialog;
}

/** Ignores presses that began inside, such as a text selection. */
function closeOnBackdropPress(element: HTMLDialogElement, signal: AbortSignal): void {
  let startedOnBackdrop = false;
  const onPressStart = ({ target }: Event) => {
    startedOnBackdrop = target === element;
  };
  const onPressEnd = ({ target }: Event) => {
    if (startedOnBackdrop && target === element) element.close();
  };
  element.addEventListener("pointerdown", onPressStart, { signal });
  element.addEventListener("click", onPressEnd, { signal });
}
