import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";
import { Icon } from "./icon.tsx";

/**
 * A modal over the page, shown for as long as it is rendered; on a phone a sheet at its foot. The
 * close control, Escape and a press beside it ask for `onClose`, which takes it away; the focus
 * goes back to what opened it. One that the server sends is a section to those without script.
 * @param wide for pictures beside text
 * @param heading the level of the title, for the section
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
