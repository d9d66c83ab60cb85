import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** Milliseconds, paused while hovered or focused. */
const displayMs = 6000;

type ToastKind = "ok" | "info" | "error";

const icons: Record<ToastKind, IconName> = {
  ok: "circle-check",
  info: "info",
  error: "circle-alert",
};

/** A new toast replaces the last. Render `toast` once, from the start. */
export function useToast(): {
  toast: ReactNode;
  showToast: (text: string, kind?: ToastKind) => void;
} {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const showToast = (text: string, kind: ToastKind = "ok") =>
    setMessage((before) => ({ text, kind, count: (before?.count ?? 0) + 1 }));
  return {
    toast: <Toast message={message} onDismiss={() => setMessage(null)} />,
    showToast,
  };
}

interface ToastMessage {
  text: string;
  kind: ToastKind;
  /** Distinguishes a repeated text. */
  count: number;
}

/** The live region exists before its text, so that screen readers announce it. */
function Toast({ message, onDismiss }: { message: ToastMessage | null; onDismiss: () => void }) {
  const [isPaused, setIsPaused] = useState(false);
  const previousFocus = useRef<EventTarget>(null);
  const dismiss = () => {
    setIsPaused(false);
    onDismiss();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  const expire = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!message || isPaused) return undefined;
    const timer = setTimeout(() => expire(), displayMs);
    return () => clearTimeout(timer);
  }, [message, isPaused]);
  const onFocusEnter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setIsPaused(true);
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  return (
    <div
      className={message ? `toast toast--${message.kind}` : undefined}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={onFocusEnter}
      onBlur={() => setIsPaused(false)}
    >
      {message && <Icon name={icons[message.kind]} />}
      <output>{message && <span key={message.count}>{message.text}</span>}</output>
      {message && (
        <button type="button" onClick={dismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
