import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import { Button } from "../../ui/button.tsx";
import { useLaterRevalidation } from "../shell/use-later-revalidation.ts";

/** Milliseconds after its time in which the worker takes a mail. */
const sendingMs = 3000;

/**
 * A reply that waits, with what undoes it. That it waits is said once, by the note of what was done;
 * here the seconds only count down.
 */
export function HeldReply({
  held: { token, seconds },
  formKey,
}: {
  held: { token: string; seconds: number };
  formKey: string;
}) {
  const left = useCountdown(seconds);
  const form = useRef<HTMLFormElement>(null);
  const isJustSent = useRef(seconds >= replyUndoSeconds - 1);
  useEffect(() => {
    // On a phone the box that it was written in is far below.
    if (isJustSent.current) form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (left === 0) return <p className="story__held">Sending now</p>;
  return (
    <Form method="post" className="story__held" ref={form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="token" value={token} />
      <span>
        Sending in <span className="tabular-numbers">{left}</span>{" "}
        {left === 1 ? "second" : "seconds"}
      </span>
      <Button type="submit" look="secondary" size="small" name="change" value="undo" data-key="z">
        Undo <kbd>Z</kbd>
      </Button>
    </Form>
  );
}

/** Ends with the page as it is then. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const revalidate = useLaterRevalidation();
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const counting = setInterval(count, 1000);
    const ended = setTimeout(revalidate, seconds * 1000 + sendingMs);
    return () => {
      clearInterval(counting);
      clearTimeout(ended);
    };
  }, [seconds, revalidate]);
  return left;
}
