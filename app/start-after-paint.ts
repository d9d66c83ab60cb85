/**
 * Runs in the page's head, behind the style that keeps back what bears `data-waits`. One thing after
 * the other, so that none holds up the next: once the page is painted, with its first picture if it
 * has one (for which it waits no longer than three seconds), it fetches the letters if they were to
 * wait too; once these are drawn, or a second later, it lets the other pictures go and starts the
 * page's script. A hidden tab paints nothing, so there it waits for no paint. From then on a style
 * that stands in the page goes with the link behind it, unless that is only moved. Kept as text: it
 * stands in every page as it is.
 */
const starterScript = `(() => {
  const atMost = (seconds, what) =>
    Promise.race([what, new Promise((over) => setTimeout(over, seconds * 1000))]);
  const painted = () =>
    document.visibilityState !== "hidden" &&
    new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(over))));
  const firstPicture = () => {
    const first = document.querySelector('img[fetchpriority="high"]');
    return first && document.visibilityState !== "hidden" && atMost(3, first.decode().catch(() => {}));
  };
  const letters = () => {
    const told = document.querySelector('meta[name="letters"]')?.content;
    if (!told) return;
    const fonts = JSON.parse(told).map((font) => new FontFace(...font));
    // All at once: each time some come the whole page is laid out anew.
    const read = Promise.all(fonts.map((font) => font.load())).then(
      () => fonts.forEach((font) => document.fonts.add(font)),
      () => {},
    );
    return atMost(1, read).then(painted);
  };
  const start = () => {
    document.documentElement.removeAttribute("data-keeps-back");
    const styles = new Map();
    for (const link of document.querySelectorAll("style + link[disabled]"))
      styles.set(link, link.previousElementSibling);
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (!node.isConnected) styles.get(node)?.remove();
    }).observe(document.head, { childList: true });
    const held = document.querySelector('script[type="text/x-held"]');
    const script = Object.assign(document.createElement("script"), { type: "module" });
    script.text = held.text;
    document.head.append(script);
  };
  const whenRead = async () => {
    await firstPicture();
    await painted();
    await letters();
    start();
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", whenRead);
  else whenRead();
})();`;

/** Without script nothing would let go what is kept back. */
const deferPicturesStyle =
  "@media (scripting: enabled) { [data-keeps-back] [data-waits] picture { display: none } }";

/** On the script that starts the router; a page without it has none. */
const scriptAttributes = ' type="module" async=""';

/**
 * Holds a page's script back until the page has been painted: its style and its first picture come
 * first, and a phone on a slow line shows the page a second sooner.
 * @param page the HTML as React Router renders it, its bytes as Latin-1
 * @param nonce on the scripts that the page is drawn with
 */
export function startAfterPaint(page: string, nonce: string): string {
  const end = page.indexOf("</head>");
  const script = page.indexOf(scriptAttributes, end);
  if (script === -1) return page;
  const head = page.slice(0, end).replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const inlineCode = `<style nonce="${nonce}">${deferPicturesStyle}</style><script nonce="${nonce}">${starterScript}</script>`;
  const rest = page.slice(script + scriptAttributes.length);
  const markedHead = head.replace("<html", '<html data-keeps-back=""');
  return `${markedHead}${inlineCode}${page.slice(end, script)} type="text/x-held"${rest}`;
}
