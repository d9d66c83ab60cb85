import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { keepFocus } from "../ui/keep-focus.ts";

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
  const hydrated = useHydrated();
  return (
    <div className="wizard__actions">
      {onBack && (
        <Button look="secondary" onMouseDown={keepFocus} onClick={() => !sending && onBack()}>
          Back
        </Button>
      )}
      {/* before hydration the browser would put the input in the URL */}
      <Button type="submit" size="lg" busy={sending} disabled={!hydrated} onMouseDown={keepFocus}>
        {label ?? "Next"}
        {label === null && <Icon name="arrow-right" go />}
      </Button>
    </div>
  );
}
