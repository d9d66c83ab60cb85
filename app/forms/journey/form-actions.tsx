import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";

/** `label` is null on steps before the last, `onBack` on the first. */
export function FormActions({
  label,
  sending,
  onBack,
}: {
  label: string | null;
  sending: boolean;
  onBack: (() => void) | null;
}) {
  return (
    <div className="wizard__actions">
      {onBack && (
        <Button
          type="submit"
          name="back"
          look="secondary"
          onMouseDown={keepFocus}
          onClick={(event) => {
            event.preventDefault();
            if (!sending) onBack();
          }}
        >
          Back
        </Button>
      )}
      <Button type="submit" size="large" busy={sending} onMouseDown={keepFocus}>
        {label ?? "Next"}
        {label === null && <Icon name="arrow-right" go />}
      </Button>
    </div>
  );
}
