/**
 * Runs in the page's head. A hidden tab paints nothing, so there the script starts at once.
 * Kept as text: it stands in every page as it is.
 */
const starter = `(() => {
  const start = () => {
    const held = document.querySelector('script[type="text/x-held"]');
    const script = Object.assign(document.createElement("script"), { type: "module" });
    script.text = held.text;
    document.head.append(script);
  };
  const whenRead = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else start();
  };
  if (document.visibilityState === "hidden") whenRead();
  else requestAnimationFrame(() => setTimeout(whenRead));
})();`;

/** Of a page whose script starts the router. */
const heldScript = /(<script[^>]*) type="module" async="">/;

/**
 * Holds a page's script back until the page has been painted: its style, fonts and pictures come
 * first, and a phone on a slow line shows the page a second sooner.
 * @param page the HTML as React Router renders it
 * @param nonce on the scripts that the page is drawn with
 */
export function startAfterPaint(page: string, nonce: string): string {
  if (!heldScript.test(page)) return page;
  return page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(heldScript, '$1 type="text/x-held">')
    .replace("</head>", () => `<script nonce="${nonce}">${starter}</script></head>`);
}
