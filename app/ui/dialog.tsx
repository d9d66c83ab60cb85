import { type ReactNode, useId, type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/**
 * A modal, a bottom sheet on phones, open while rendered. Its close button, Escape and a click
 * outside call `onClose`. If server-rendered, it is a plain section without JavaScript.
 * @param heading title level of that section
 */
export function Dialog({
  title,
  onClose,
  wide = false,
  heading: Heading = "h2",
  id,
  children,
}: {
  title: string;
  onClose: () => void;
  wide?: boolean;
  heading?: "h2" | "h3";
  id?: string;
  children: ReactNode;
}) {
  const dialog = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      open
      className={wide ? "dialog dialog--wide" : "dialog"}
      id={id}
      aria-labelledby={titleId}
      ref={dialog}
    >
      <div className="dialog__box">
        <div className="dialog__head">
          <Heading id={titleId}>{title}</Heading>
          <form method="dialog">
            <Button type="submit" look="quiet" size="small" square aria-label="Close">
              <Icon name="x" />
            </Button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Escape, a `method="dialog"` form and a click outside close it; focus is restored. */
function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
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
