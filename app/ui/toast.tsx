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

/** How long a toast stays while nobody points at it or is in it, milliseconds. */
const staysFor = 6000;

type ToastKind = "ok" | "info" | "err";

const icons: Record<ToastKind, IconName> = {
  ok: "circle-check",
  info: "info",
  err: "circle-alert",
};

/**
 * Short news of what the visitor has just done. A new one takes the place of the one before.
 * @returns `toast`, to be rendered once in the page from the start on; `say`, which shows a text
 */
export function useToast(): { toast: ReactNode; say: (text: string, kind?: ToastKind) => void } {
  const [said, setSaid] = useState<Said | null>(null);
  const say = (text: string, kind: ToastKind = "ok") =>
    setSaid((before) => ({ text, kind, turn: (before?.turn ?? 0) + 1 }));
  return { toast: <Toast said={said} onDismiss={() => setSaid(null)} />, say };
}

interface Said {
  text: string;
  kind: ToastKind;
  /** Tells a text that is said again from the one before. */
  turn: number;
}

/** The place of the text is there before it, so that a screen reader hears it come. */
function Toast({ said, onDismiss }: { said: Said | null; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const dismiss = () => {
    setHeld(false);
    onDismiss();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const expire = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!said || held) return undefined;
    const timer = setTimeout(() => expire(), staysFor);
    return () => clearTimeout(timer);
  }, [said, held]);
  const entered = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return (
    <div
      className={said ? `toast toast--${said.kind}` : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={entered}
      onBlur={() => setHeld(false)}
    >
      {said && <Icon name={icons[said.kind]} />}
      <output>{said && <span key={said.turn}>{said.text}</span>}</output>
      {said && (
        <button type="button" onClick={dismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
