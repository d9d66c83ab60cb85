import { offerText } from "../../brand/texts/offer-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const text = offerText.remove;

export function RemoveTenantDialog({
  name,
  onKeep,
  onRemove,
}: {
  name: string;
  onKeep: () => void;
  onRemove: () => void;
}) {
  return (
    <Dialog title={text.title(name)} onClose={onKeep}>
      <p>{text.text}</p>
      <p className="row space-above">
        <Button onClick={onRemove}>{text.yes}</Button>
        <Button look="quiet" onClick={onKeep}>
          {text.no}
        </Button>
      </p>
    </Dialog>
  );
}
