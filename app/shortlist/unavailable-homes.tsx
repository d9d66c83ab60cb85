import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

export function UnavailableHomes({ count, onRemove }: { count: number; onRemove?: () => void }) {
  if (count === 0) return null;
  const subject = count === 1 ? "1 home of this list is" : `${count} homes of this list are`;
  return (
    <Note kind="warn">
      {subject} not on the market any more.
      {onRemove && (
        <Button look="link" size="sm" onClick={onRemove}>
          {count === 1 ? "Take it off the list" : "Take them off the list"}
        </Button>
      )}
    </Note>
  );
}
