import type { ReadDocument } from "./read-document.ts";

/** Nothing that it holds runs in the site's own name, and no cache keeps it. */
export function answerDocument(
  { document: { mimeType, fileName }, bytes }: ReadDocument,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isShown = mimeType === "application/pdf" || mimeType.startsWith("image/");
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "Content-Type": mimeType,
      "Content-Disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
