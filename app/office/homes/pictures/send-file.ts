import {
  partBytes,
  readUploadAnswer,
  type UploadAnswer,
} from "../../../../domain/photos/photo-upload.ts";

export type SentFile =
  | { state: "done"; isNew: boolean }
  | { state: "refused"; reason: string }
  | { state: "broken"; reason: string }
  | { state: "stopped" };

/** Reason to end a file that goes on once it is chosen again. */
export type LeftPage = "left the page";

interface Sending {
  /** Address of the home in the office. */
  home: string;
  signal: AbortSignal;
  onProgress: (received: number) => void;
  /** Resolves when it is worth trying again. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds before each further try: about two minutes. */
const pauses = [500, 2000, 5000, 10_000, 20_000, 30_000, 60_000];

/**
 * Sends a file in parts. A lost connection is waited for, and then the server says where to go on: of
 * what had arrived nothing is sent again, even after the page was closed.
 */
export async function sendFile(file: File, sending: Sending): Promise<SentFile> {
  const { home, signal, onProgress, wait = waitOnline } = sending;
  const stopped = async (upload: string | null): Promise<SentFile> => {
    const isForGood = signal.reason !== ("left the page" satisfies LeftPage);
    if (upload !== null && isForGood) await stop(home, upload);
    return { state: "stopped" };
  };
  let upload: string | null = null;
  let failures = 0;
  while (failures < pauses.length) {
    try {
      let answer = await begin(home, file, signal);
      while (answer.state === "open") {
        ({ upload } = answer);
        onProgress(answer.received);
        const before: number = answer.received;
        answer = await sendPart(home, file, { upload, at: before, signal });
        const isFurther = answer.state !== "open" || answer.received > before;
        if (isFurther) failures = 0;
        else throw new Error("Upload interrupted.");
      }
      return answer;
    } catch (error) {
      if (signal.aborted) return stopped(upload);
      if (error instanceof SignedOutError) {
        const reason = "You’re signed out. Sign in again in another window, then try again.";
        return { state: "broken", reason };
      }
      await wait(pauses[failures++] ?? 0, signal).catch(() => {});
      if (signal.aborted) return stopped(upload);
    }
  }
  return { state: "broken", reason: "The connection was lost." };
}

class SignedOutError extends Error {}

async function begin(home: string, file: File, signal: AbortSignal): Promise<UploadAnswer> {
  const body = new URLSearchParams({
    fileName: file.name,
    bytes: String(file.size),
    changedAt: String(file.lastModified),
  });
  return read(await fetch(`${home}/uploads`, { method: "POST", body, signal }));
}

async function sendPart(
  home: string,
  file: File,
  { upload, at, signal }: { upload: string; at: number; signal: AbortSignal },
): Promise<UploadAnswer> {
  const query = new URLSearchParams({ upload, at: String(at) });
  const body = file.slice(at, at + partBytes);
  return read(await fetch(`${home}/part?${query}`, { method: "PUT", body, signal }));
}

async function stop(home: string, upload: string): Promise<void> {
  const query = new URLSearchParams({ upload });
  // Without it the server forgets the file after a day.
  await fetch(`${home}/part?${query}`, { method: "DELETE" }).catch(() => {});
}

async function read(response: Response): Promise<UploadAnswer> {
  if (response.redirected || response.status === 401 || response.status === 403) {
    throw new SignedOutError("Your session has ended.");
  }
  return readUploadAnswer(await response.json());
}

/** The pause is cut short by the browser's word that it is online again. */
function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

/** Says how many bytes are there, and from their speed how long the rest takes. */
export function measure(
  bytes: number,
  onChange: (part: { received: number; secondsLeft: number | null }) => void,
) {
  let first: { received: number; at: number } | null = null;
  return (received: number) => {
    const at = performance.now();
    first ??= { received, at };
    const done = received - first.received;
    const speed = done / Math.max(1, at - first.at);
    const secondsLeft = done > 0 ? Math.ceil((bytes - received) / speed / 1000) : null;
    onChange({ received, secondsLeft });
  };
}
