import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";
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
            <Button type="submit" look="quiet" size="sm" square aria-label="Close">
              <Icon name="x" />
            </Button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
