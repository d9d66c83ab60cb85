import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import {
  listenToChanges,
  noChanges,
  readOfflineChanges,
  writeOfflineChanges,
} from "./office-copy.ts";
import {
  type Answer,
  judgeAnswer,
  noteProblem,
  removeSent,
  type OfflineChange,
  type OfflineChangeProblem,
} from "./offline-changes.ts";

export interface SentChanges {
  waiting: readonly OfflineChange[];
  problems: readonly OfflineChangeProblem[];
  /** Why none is sent now. */
  block: Block | null;
  /** @returns false if nothing can be kept here */
  send: (tap: Omit<OfflineChange, "staffId">) => boolean;
}

export type Block = Pick<Extract<Answer, { kind: "waits" }>, "for" | "why">;

const noNetwork = { kind: "waits", for: "network", why: "" } as const;
const retryMs = 15_000;
const tapAdded = "run-sheet-tap-added";
const problem = v.object({ detail: v.string() });

/**
 * Taps are kept on the phone until the office has them: in a cellar without network none is lost. They
 * are sent in their order, and again when the network is back.
 */
export function useSyncOfflineChanges(staffId: string): SentChanges {
  const waiting = useSyncExternalStore(listenToChanges, readOfflineChanges, noChanges);
  const [problems, setProblems] = useState<readonly OfflineChangeProblem[]>([]);
  const [block, setBlock] = useState<Block | null>(null);
  const sending = useRef(false);
  const revalidate = useLaterRevalidation();

  const findNext = () => readOfflineChanges().find((tap) => tap.staffId === staffId);
  const flush = useEffectEvent(async () => {
    if (sending.current) return;
    sending.current = true;
    let sent = 0;
    try {
      for (let tap = findNext(); tap; tap = findNext()) {
        const answer = await post(tap);
        if (answer.kind === "waits") {
          setBlock(answer);
          break;
        }
        setBlock(null);
        sent++;
        setProblems((before) => noteProblem(before, tap, answer));
        writeOfflineChanges(removeSent(readOfflineChanges(), tap));
      }
    } finally {
      sending.current = false;
    }
    if (sent > 0) revalidate();
  });

  const comeBack = useEffectEvent(() => {
    setBlock((before) => (before?.for === "network" ? null : before));
    // The sheet may be the phone's copy.
    revalidate();
    void flush();
  });

  const tryAgain = useEffectEvent(async () => {
    if (readOfflineChanges().length > 0) await flush();
    else if (block?.for === "network" && (await isSiteReached())) comeBack();
  });

  useEffect(() => {
    void flush();
    const again = () => void flush();
    const back = () => comeBack();
    const lost = () => setBlock(noNetwork);
    void isSiteReached().then((isReached) => isReached || lost());
    const timer = setInterval(() => void tryAgain(), retryMs);
    addEventListener("online", back);
    addEventListener(tapAdded, again);
    addEventListener("offline", lost);
    return () => {
      clearInterval(timer);
      removeEventListener("online", back);
      removeEventListener(tapAdded, again);
      removeEventListener("offline", lost);
    };
  }, []);

  const send = (tap: Omit<OfflineChange, "staffId">) => keepTap({ staffId, ...tap });
  return { waiting, problems, block, send };
}

function keepTap(tap: OfflineChange): boolean {
  if (!writeOfflineChanges([...readOfflineChanges(), tap])) return false;
  // The hook's effect hears of it and sends it.
  dispatchEvent(new Event(tapAdded));
  return true;
}

/** The sheet may be the phone's copy, and a browser says that it is online where nothing arrives. */
function isSiteReached(): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

async function post({ uid, outcome, at }: OfflineChange): Promise<Answer> {
  try {
    const response = await fetch("/office/run-sheet/record", {
      method: "POST",
      body: new URLSearchParams({ uid, outcome, at }),
    });
    return judgeAnswer({
      status: response.status,
      redirected: response.redirected,
      url: response.url,
      detail: await readDetail(response),
    });
  } catch {
    return noNetwork;
  }
}

async function readDetail(response: Response): Promise<string | null> {
  if (response.ok || !response.headers.get("Content-Type")?.includes("json")) return null;
  const read = v.safeParse(problem, await response.json());
  return read.success ? read.output.detail : null;
}
