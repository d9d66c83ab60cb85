import { useEffect, useRef, useState } from "react";
import { submit } from "../forms/submit.ts";

export type ReplyState = "waiting" | "kept" | "failed";

interface SentReply {
  body: string | null;
  state: ReplyState;
}

/**
 * Sends a reply once the page runs in a browser, so that mail scanners which only fetch it send
 * nothing.
 * @param body JSON; null if the URL carries no reply
 */
export function useReply(call: string, body: string | null): ReplyState {
  const [last, setLast] = useState<SentReply>();
  const sent = useRef<string>(null);
  useEffect(() => {
    if (body !== null && sent.current === body) return;
    sent.current = body;
    void sendReply(call, body).then((state) => setLast({ body, state }));
  }, [call, body]);
  // After a change of answer only the latest request counts.
  return last?.body === body ? last.state : "waiting";
}

async function sendReply(call: string, body: string | null): Promise<ReplyState> {
  if (body === null) return "failed";
  const outcome = await submit(call, { body, key: crypto.randomUUID() });
  return outcome.kind === "done" ? "kept" : "failed";
}
