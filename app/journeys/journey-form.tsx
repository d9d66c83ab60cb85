import { type FormEvent, type ReactNode, useEffect } from "react";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Icon } from "../ui/icon.tsx";
import { Steps } from "../ui/steps.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { TrapField } from "./trap-field.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import type { useJourney } from "./use-journey.ts";

type Journey = Pick<ReturnType<typeof useJourney>, "steps" | "current" | "problems" | "back">;

/** One step of a journey on screen: heading, progress, question, and the buttons. */
export function JourneyForm({
  heading,
  journey,
  sendLabel,
  sending,
  onNext,
  onFirstFocus,
  notice,
  children,
}: {
  heading: string;
  journey: Journey;
  /** On the last step's button. */
  sendLabel: string;
  sending: boolean;
  /** Enter, or the main button. */
  onNext: () => void;
  onFirstFocus: () => void;
  /** What became of the last attempt to send. */
  notice?: ReactNode;
  /** This step's fields. */
  children: ReactNode;
}) {
  const { steps, current, problems, back } = journey;
  const isLast = current === steps.length - 1;
  const form = useFirstFocus(onFirstFocus);
  useErrorInTitle(problems.length > 0);
  return (
    <>
      <ErrorSummary errors={problems} />
      <h1>{heading}</h1>
      <Steps current={current + 1} count={steps.length} />
      <form
        ref={form}
        className="wizard__body"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!sending) onNext();
        }}
      >
        <TrapField />
        <fieldset>
          <legend className="display">{steps[current]!.question}</legend>
          {children}
        </fieldset>
        {isLast && notice}
        <Acts
          label={isLast ? sendLabel : null}
          sending={sending}
          onBack={current > 0 ? back : null}
        />
        <output className="vh" aria-live="polite">
          {sending ? "Sending" : ""}
        </output>
      </form>
    </>
  );
}

/** @param label of the button that sends; null where a step follows */
function Acts({
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
    <div className="wizard__acts">
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

/**
 * Leaving a field may put an error under it, which would move the button away between the press
 * and the release of the mouse: so a press leaves the focus where it is.
 */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined;
    const title = document.title;
    const withError = `Error: ${title}`;
    document.title = withError;
    return () => {
      // another page has set its own by now
      if (document.title === withError) document.title = title;
    };
  }, [wrong]);
}
