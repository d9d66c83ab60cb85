import { useCallback, useEffect, useState } from "react";
import { href } from "react-router";
import * as v from "valibot";
import { listenAsPart } from "../shell/office-parts.ts";
import { planLooks } from "../shell/later-look.ts";
import type { ShownConversation, ShownInbox } from "./shown.ts";

/** Milliseconds. Not all screens of an office ask at once. */
const spreadMs = 300;

const writers = v.object({
  rows: v.array(v.object({ id: v.string(), writer: v.string() })),
  open: v.array(v.object({ name: v.string(), since: v.string(), draft: v.string() })),
});

interface Shown {
  inbox: ShownInbox;
  open: ShownConversation | null;
}

/**
 * The inbox with who is writing now, which is read alone.
 * @returns also what reads it again, for the draft of a colleague
 */
export function useWriters({ inbox, open }: Shown): Shown & { readWriters: () => Promise<void> } {
  const [later, setLater] = useState<{ than: ShownInbox; now: v.InferOutput<typeof writers> }>();
  const openId = open?.id;
  const readWriters = useCallback(async () => {
    const query = openId === undefined ? "" : `?open=${openId}`;
    // A session that has ended leads away with the page, not with this.
    const response = await fetch(href("/office/presence") + query, { redirect: "error" }).catch(
      () => null,
    );
    if (!response?.ok) return;
    const read = v.safeParse(writers, await response.json());
    if (read.success) setLater({ than: inbox, now: read.output });
  }, [inbox, openId]);
  useEffect(() => {
    const looks = planLooks(() => void readWriters());
    const stop = listenAsPart((subject) => {
      if (subject === "presence") looks.within(spreadMs);
    });
    return () => {
      stop();
      looks.cancel();
    };
  }, [readWriters]);
  if (later?.than !== inbox) return { inbox, open, readWriters };
  const { now } = later;
  const rows = inbox.rows.map((row) => ({
    ...row,
    writer: now.rows.find(({ id }) => id === row.id)?.writer ?? null,
  }));
  return { inbox: { ...inbox, rows }, open: open && { ...open, writers: now.open }, readWriters };
}
