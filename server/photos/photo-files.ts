import { type Context, Hono } from "hono";
import type { PhotoStore } from "./photo-store.ts";

/**
 * Judges who may have a picture.
 * @returns null for nobody who asks here
 */
export type JudgePhoto = (request: Request, name: string) => Promise<"public" | "private" | null>;

/**
 * Serves listing photos. Names contain a content hash, so a photo never changes. One that is not
 * there, and one that is not for who asks, get the same answer.
 */
export function photoFiles(photos: PhotoStore, judge: JudgePhoto): Hono {
  const files = new Hono();
  files.get("/photos/:name", async (context) => {
    const name = context.req.param("name");
    const verdict = await judge(context.req.raw, name);
    if (verdict === null) return refuse(context);
    const found = await photos.get(name);
    if (found === null) return refuse(context);
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": found.type,
      "Cache-Control": nameCaching(verdict, found.whole),
    });
  });
  return files;
}

/** Not the site's page: it would be rendered for each picture of a list. */
function refuse(context: Context): Response {
  // It may be public in a moment.
  context.header("Cache-Control", "no-store");
  return context.text("We can’t find that photo.", 404);
}

function nameCaching(verdict: "public" | "private", whole: boolean): string {
  if (verdict === "private") return "private, no-store";
  // The original stands in for a variant still being made.
  return whole ? "public, max-age=31536000, immutable" : "public, max-age=60";
}
