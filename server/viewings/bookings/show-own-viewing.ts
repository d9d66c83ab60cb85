import type { AppContext } from "../../app-context.ts";
import { isLikelyHuman, type PageReader } from "../../platform/http/page-reader.ts";
import { recordShownTimes } from "../requests/offered-times.ts";
import { findOwnViewing, type OwnViewing } from "./own-viewing.ts";

/** What a renter's own page shows. The other times in it are offered to them, so they are recorded. */
export async function showOwnViewing(
  app: AppContext,
  id: string,
  reader: PageReader,
): Promise<OwnViewing | null> {
  const own = await findOwnViewing(app, id);
  if (own?.times?.length && isLikelyHuman(reader)) await recordShownTimes(app, id, own.times);
  return own;
}
