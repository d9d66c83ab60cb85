import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { keepFocus } from "../ui/keep-focus.ts";

/**
 * The buttons under a step.
 * @param label of the button that sends; null where a step follows
 * @param onBack null where no step is before it
 */
export function FormActions({
  label,
  sending,
  onBack,
}: {
  label: string | null;
  sending: boolean;
  onBack: (() => void) | null;
}) {
  const hydrated = useHydrated();
  return (
    <div className="wizard__actions">
      {onBack && (
        <Button look="secondary" onMouseDown={keepFocus} onClick={() => !sending && onBack()}>
          Back
        </Button>
      )}
      {/* before the script runs, the browser would put what was typed into the address */}
      <Button type="submit" size="lg" busy={sending} disabled={!hydrated} onMouseDown={keepFocus}>
        {label ?? "Next"}
        {label === null && <Icon name="arrow-right" go />}
      </Button>
    </div>
  );
}
