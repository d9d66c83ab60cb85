import { useEffect } from "react";
import { href } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { isTyping, pressButton } from "../shell/key-presses.ts";
import { areShortcutsOn } from "../shell/shortcuts.ts";

/** What one does with a person whose card is open. A letter stands on the button it presses. */
export function PersonActions({
  id,
  conversationId,
  may,
}: {
  id: string;
  conversationId: string | null;
  may: { answer: boolean; book: boolean };
}) {
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      {may.answer && (
        <ButtonLink look="secondary" size="small" to={`${href("/office/inbox/new")}?person=${id}`}>
          Log a call
        </ButtonLink>
      )}
      {may.answer && conversationId !== null && (
        <ButtonLink
          look="secondary"
          size="small"
          to={`${href("/office/inbox/:id?", { id: conversationId })}#reply`}
          data-key="r"
        >
          Write <kbd>R</kbd>
        </ButtonLink>
      )}
      {may.book && (
        <ButtonLink size="small" to={`${href("/office/diary/book")}?person=${id}`} data-key="b">
          Book <kbd>B</kbd>
        </ButtonLink>
      )}
    </>
  );
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
  if (areShortcutsOn() && pressButton(event.key)) event.preventDefault();
}
