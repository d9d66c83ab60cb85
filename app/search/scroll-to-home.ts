/** Milliseconds and pixels (renter specification, section 2). */
const timing = { wait: 500, scroll: 300, highlight: 2000 } as const;
const topMargin = 200;
/** Attempts, 100 ms apart, to find a home that has to load first. */
const maxTries = 100;

/**
 * Scrolls to a home half a second after its pin is chosen and highlights it for two seconds,
 * respecting reduced motion. Returns the cleanup.
 */
export function scrollToHome(
  find: () => Pick<Element, "getBoundingClientRect"> | null,
  setHighlighted: (on: boolean) => void,
): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const schedule = (milliseconds: number, callback: () => void) =>
    timers.push(setTimeout(callback, milliseconds));
  let cancelScroll = () => {};
  const tryScroll = (triesLeft: number) => {
    const home = find();
    if (!home) {
      if (triesLeft > 0) schedule(100, () => tryScroll(triesLeft - 1));
      return;
    }
    const top = window.scrollY + home.getBoundingClientRect().top - topMargin;
    cancelScroll = scrollPage(Math.max(0, top));
    setHighlighted(true);
    schedule(timing.highlight, () => setHighlighted(false));
  };
  schedule(timing.wait, () => tryScroll(maxTries));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    cancelScroll();
    setHighlighted(false);
  };
}

function scrollPage(top: number): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo({ top, behavior: "instant" });
    return () => {};
  }
  const from = window.scrollY;
  const began = performance.now();
  let frame = requestAnimationFrame(step);
  function step(now: number) {
    const share = Math.min(1, Math.max(0, (now - began) / timing.scroll));
    const eased = share * share * (3 - 2 * share);
    window.scrollTo({ top: from + (top - from) * eased, behavior: "instant" });
    if (share < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
