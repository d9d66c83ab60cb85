import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

export function TryAgain({ onTry }: { onTry: () => void }) {
  return (
    <Note kind="err" live>
      <p>The homes could not be fetched just now.</p>
      <Button look="link" size="sm" onClick={onTry}>
        Try again
      </Button>
    </Note>
  );
}
