/**
 * Inline script that loads the page in stages: first paint with its first picture (at most three
 * seconds), deferred fonts (at most one), then the other pictures and the page's script. A hidden
 * tab does not paint, so it skips that wait. Afterwards an inline style is removed with the link
 * behind it, unless that link only moved.
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
    // Added together, because each change of fonts causes a layout of the whole page.
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

/** Only with scripting, because the script removes it. */
const deferPicturesStyle =
  "@media (scripting: enabled) { [data-keeps-back] [data-waits] picture { display: none } }";

/** Marks the script that starts the router; pages without it have none. */
const scriptAttributes = ' type="module" async=""';

/**
 * Delays the script until the page has painted, which shows it a second sooner on a slow phone
 * connection. `page` holds its bytes as Latin-1.
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
