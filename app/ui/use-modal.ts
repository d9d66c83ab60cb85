import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Shows a dialog as a modal for as long as it is rendered. Escape, a form of method `dialog` in it
 * and a press beside it close it; the browser then gives the focus back to what had it before.
 */
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
    // the page behind is locked and loses its scrollbar, but must not move
    root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
    element.removeAttribute("open");
    element.showModal();
    closeOnBackdropPress(element, signal);
    const onClosed = () => {
      // the event comes late: by then the dialog may be open again
      if (!element.open) close.current();
    };
    element.addEventListener("close", onClosed, { signal });
    return () => {
      listening.abort();
      // gives the focus back where the page took the dialog away by itself
      element.close();
    };
  }, []);
  return dialog;
}

/** A press that began within, on selected text say, is none. */
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
