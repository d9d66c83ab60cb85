import type { LeftPage, SentFile } from "./send-file.ts";
import { retryImport } from "../../../ui/retry-import.ts";

const importSending = retryImport(() => import("./send-file.ts"));

/** Pictures that travel at the same time from one page. */
const uploadsAtOnce = 3;

const leftPage: LeftPage = "left the page";

export interface Upload {
  id: number;
  name: string;
  bytes: number;
  received: number;
  state: "waiting" | "sending" | "refused" | "broken";
  reason: string;
  secondsLeft: number | null;
}

export interface UploadsShown {
  list: readonly Upload[];
  /** For screen readers: what has just happened. */
  said: string;
}

export const noUploads: UploadsShown = { list: [], said: "" };

/** What the page itself need not wait for. Null without a connection. */
export function loadSending() {
  return importSending().catch(() => null);
}

/** Sends pictures a few at a time. */
export class UploadQueue {
  #shown = noUploads;
  #nextId = 1;
  #running = 0;
  readonly #files = new Map<number, { file: File; ended: AbortController }>();
  readonly #listeners = new Set<() => void>();
  readonly #home: string;
  readonly #onArrived = new Set<() => void>();

  /** @param home its address in the office */
  constructor(home: string) {
    this.#home = home;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns ends it */
  watchArrivals(listener: () => void): () => void {
    this.#onArrived.add(listener);
    return () => this.#onArrived.delete(listener);
  }

  readonly getShown = (): UploadsShown => this.#shown;

  add(files: Iterable<File>): void {
    for (const file of files) {
      const id = this.#nextId++;
      this.#files.set(id, { file, ended: new AbortController() });
      const { name, size: bytes } = file;
      const upload: Upload = {
        id,
        name,
        bytes,
        received: 0,
        state: "waiting",
        reason: "",
        secondsLeft: null,
      };
      this.#show([...this.#shown.list, upload]);
    }
    this.#run();
  }

  stop(id: number): void {
    this.#files.get(id)?.ended.abort();
    this.#forget(id);
  }

  retry(id: number): void {
    const known = this.#files.get(id);
    if (!known) return;
    this.#files.set(id, { file: known.file, ended: new AbortController() });
    this.#change(id, { state: "waiting", reason: "" });
    this.#run();
  }

  /** The page is left. What was on its way goes on once it is chosen again. */
  end(): void {
    for (const { ended } of this.#files.values()) ended.abort(leftPage);
  }

  #run(): void {
    while (this.#running < uploadsAtOnce) {
      const next = this.#shown.list.find(({ state }) => state === "waiting");
      const known = next && this.#files.get(next.id);
      if (!known) return;
      this.#running++;
      this.#change(next.id, { state: "sending" });
      void this.#send(next, known.file, known.ended.signal);
    }
  }

  async #send({ id, name, bytes }: Upload, file: File, signal: AbortSignal): Promise<void> {
    const onChange = (part: Partial<Upload>) => this.#change(id, part);
    const loaded = await loadSending();
    const sent: SentFile = loaded
      ? await loaded.sendFile(file, {
          home: this.#home,
          signal,
          onProgress: loaded.measure(bytes, onChange),
        })
      : { state: "broken", reason: "You’re offline." };
    this.#running--;
    this.#settle(id, name, sent);
    this.#run();
  }

  #settle(id: number, name: string, sent: SentFile): void {
    if (sent.state === "refused" || sent.state === "broken") {
      this.#change(id, { state: sent.state, reason: sent.reason, secondsLeft: null });
      this.#say(sent.state === "broken" ? `${name} didn’t upload.` : sent.reason);
      return;
    }
    this.#forget(id);
    if (sent.state === "stopped") return this.#say(`Upload of ${name} stopped.`);
    this.#say(sent.isNew ? `${name} added.` : `${name} is already uploaded.`);
    for (const listener of this.#onArrived) listener();
  }

  #forget(id: number): void {
    this.#files.delete(id);
    this.#show(this.#shown.list.filter((one) => one.id !== id));
  }

  #change(id: number, part: Partial<Upload>): void {
    this.#show(this.#shown.list.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }

  #show(list: readonly Upload[]): void {
    this.#shown = { ...this.#shown, list };
    for (const listener of this.#listeners) listener();
  }

  #say(said: string): void {
    this.#shown = { ...this.#shown, said };
    for (const listener of this.#listeners) listener();
  }
}
