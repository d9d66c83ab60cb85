/** Renter specification, section 2: what choosing a pin does to the list, milliseconds and pixels. */
const timing = { wait: 500, scroll: 300, lit: 2000 } as const;
const above = 200;
/** How often, every tenth of a second, a home is looked for that has to load first. */
const tries = 100;

/**
 * Scrolls the page to a home half a second after its pin was chosen and lights it for two seconds;
 * without movement where the visitor wants none.
 * @param find the home's element, looked for when it is time: it may have to load first
 * @returns a function that calls it off
 */
export function showHome(
  find: () => Pick<Element, "getBoundingClientRect"> | null,
  light: (on: boolean) => void,
): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const after = (milliseconds: number, then: () => void) =>
    timers.push(setTimeout(then, milliseconds));
  let scrolling = () => {};
  const show = (left: number) => {
    const home = find();
    if (!home) {
      if (left > 0) after(100, () => show(left - 1));
      return;
    }
    const top = window.scrollY + home.getBoundingClientRect().top - above;
    scrolling = scrollPage(Math.max(0, top));
    light(true);
    after(timing.lit, () => light(false));
  };
  after(timing.wait, () => show(tries));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    scrolling();
    light(false);
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
