import { useEffect, useRef, useState } from "react";
import { submit } from "../submit.ts";

export type ReplyState = "waiting" | "kept" | "failed";

/**
 * Sends a reply as soon as the page runs in a browser; a mail scanner that only fetches the page
 * sends nothing.
 * @param body JSON; null where the address carries no reply
 */
export function useReply(call: string, body: string | null): ReplyState {
  const [state, setState] = useState<ReplyState>("waiting");
  const sent = useRef<string>(null);
  useEffect(() => {
    if (body !== null && sent.current === body) return;
    sent.current = body;
    void sendReply(call, body).then(setState);
  }, [call, body]);
  return state;
}

async function sendReply(call: string, body: string | null): Promise<ReplyState> {
  if (body === null) return "failed";
  const outcome = await submit(call, { body, key: crypto.randomUUID() });
  return outcome.kind === "done" ? "kept" : "failed";
}
