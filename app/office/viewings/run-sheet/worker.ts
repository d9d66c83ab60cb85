import source from "./sheet-worker.js?raw";

/** The program that keeps the run sheet readable without network. It works for that page only. */
export function loader() {
  return new Response(source, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-store",
      "Service-Worker-Allowed": "/office/run-sheet",
    },
  });
}
