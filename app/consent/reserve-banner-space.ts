/**
 * Ref that sets `--consent-room` to the banner's height in pixels, so that the page can reserve
 * space below its controls.
 */
export function reserveBannerSpace(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--consent-room", `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--consent-room");
  };
}
