/** Milliseconds. Changes of one moment are one look. */
const togetherMs = 100;

export interface DelayedReload {
  /** At a time by chance up to `spreadMs` from now, or sooner if it was to come within less. */
  within: (spreadMs: number) => void;
  isPlanned: () => boolean;
  cancel: () => void;
}

/** One look for all changes until then. */
export function planReloads(look: () => void): DelayedReload {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spread = Number.POSITIVE_INFINITY;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    spread = Number.POSITIVE_INFINITY;
  };
  return {
    cancel,
    isPlanned: () => timer !== undefined,
    within(spreadMs) {
      // Drawn once: the least of many draws would be at once on all screens.
      if (spreadMs >= spread) return;
      clearTimeout(timer);
      spread = spreadMs;
      const run = () => {
        cancel();
        look();
      };
      timer = setTimeout(run, togetherMs + Math.random() * spreadMs);
    },
  };
}
