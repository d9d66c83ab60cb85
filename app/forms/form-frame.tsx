import { type ReactNode, useEffect, useRef } from "react";
import { HoneypotField } from "./sending/honeypot-field.tsx";

/** An HTML form, which its page's action takes until the script is here. */
export function FormFrame({
  className,
  action,
  busyText,
  onFirstFocus,
  onSubmit,
  children,
}: {
  className?: string | undefined;
  /** Another page than the form's own. */
  action?: string | undefined;
  /** Announced while not empty. */
  busyText: string;
  /** Also called if the first focus was before hydration. */
  onFirstFocus: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const form = useFirstFocus(onFirstFocus);
  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      <HoneypotField />
      <output className="visually-hidden" aria-live="polite">
        {busyText}
      </output>
    </form>
  );
}

function useFirstFocus(onFirstFocus: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current!;
    if (element.contains(document.activeElement)) onFirstFocus();
    element.addEventListener("focusin", onFirstFocus, { once: true });
    return () => element.removeEventListener("focusin", onFirstFocus);
  }, [onFirstFocus]);
  return form;
}
