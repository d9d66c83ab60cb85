import { href } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { useLetterKeys } from "../shell/navigation/use-letter-keys.ts";

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
  useLetterKeys();
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
