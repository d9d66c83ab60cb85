/**
 * A ref that tells the style sheet how high the banner is, as `--consent-room` in pixels: the page
 * leaves as much room below, so that no control stays hidden behind it.
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
