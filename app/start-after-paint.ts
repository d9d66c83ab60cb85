/**
 * Runs in the page's head, behind the style that keeps back what bears `data-waits`. Once the page is
 * painted, with its first picture if it has one (for which it waits no longer than three seconds), it
 * lets the others go, fetches the letters if they were to wait too, and starts the page's script. A
 * hidden tab paints nothing, so there it does so at once. From then on a style that stands in the page
 * goes with the link behind it. Kept as text: it stands in every page as it is.
 */
const starter = `(() => {
  const keepsBack = document.currentScript.previousElementSibling;
  const start = () => {
    keepsBack.remove();
    const letters = document.querySelector('meta[name="letters"]')?.content ?? "[]";
    const fonts = JSON.parse(letters).map((font) => new FontFace(...font));
    // All at once: each time some come the whole page is laid out anew.
    Promise.all(fonts.map((font) => font.load())).then(
      () => fonts.forEach((font) => document.fonts.add(font)),
      () => {},
    );
    const styles = new Map();
    for (const link of document.querySelectorAll("style + link[disabled]"))
      styles.set(link, link.previousElementSibling);
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) styles.get(node)?.remove();
    }).observe(document.head, { childList: true });
    const held = document.querySelector('script[type="text/x-held"]');
    const script = Object.assign(document.createElement("script"), { type: "module" });
    script.text = held.text;
    document.head.append(script);
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const whenRead = () => {
    if (document.visibilityState === "hidden") return start();
    const first = document.querySelector('img[fetchpriority="high"]');
    if (!first) return afterPaint();
    const seen = first.decode().catch(() => {});
    Promise.race([seen, new Promise((over) => setTimeout(over, 3000))]).then(afterPaint);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", whenRead);
  else whenRead();
})();`;

/** Without script nothing would let go what is kept back. */
const keepBack = "@media (scripting: enabled) { [data-waits] picture { display: none } }";

/** On the script that starts the router; a page without it has none. */
const started = ' type="module" async=""';

/**
 * Holds a page's script back until the page has been painted: its style and its first picture come
 * first, and a phone on a slow line shows the page a second sooner.
 * @param page the HTML as React Router renders it
 * @param nonce on the scripts that the page is drawn with
 */
export function startAfterPaint(page: string, nonce: string): string {
  const end = page.indexOf("</head>");
  const script = page.indexOf(started, end);
  if (script === -1) return page;
  const head = page.slice(0, end).replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const ours = `<style nonce="${nonce}">${keepBack}</style><script nonce="${nonce}">${starter}</script>`;
  const rest = page.slice(script + started.length);
  return `${head}${ours}${page.slice(end, script)} type="text/x-held"${rest}`;
}
