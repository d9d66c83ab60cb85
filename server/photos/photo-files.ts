import { Hono } from "hono";
import type { PhotoStore } from "./photo-store.ts";

/** Serves listing photos. Names contain a content hash, so a photo never changes. */
export function photoFiles(photos: PhotoStore): Hono {
  const files = new Hono();
  files.get("/photos/:name", async (context) => {
    const found = await photos.get(context.req.param("name"));
    // Not the site's page: it would be rendered for each picture of a list.
    if (found === null) return context.text("There is no such picture.", 404);
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": found.type,
      // The original stands in for a variant still being made.
      "Cache-Control": found.whole ? "public, max-age=31536000, immutable" : "public, max-age=60",
    });
  });
  return files;
}
