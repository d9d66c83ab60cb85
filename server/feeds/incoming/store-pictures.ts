import type { Listing } from "../../../domain/listings/listing.ts";
import type { PhotoStore, StoredPhoto } from "../../photos/photo-store.ts";
import { isRemote } from "../blm/blm-pictures.ts";
import type { ListingDraft } from "../blm/listing-from-blm.ts";
import type { PictureSource } from "../picture-source.ts";
import type { Finding } from "../blm/reading.ts";
import { toPrintable } from "../blm/printable.ts";

type ReadPicture = NonNullable<ReturnType<PictureSource["find"]>>;
type Stored = { ok: true; photo: StoredPhoto } | { ok: false; reason: string };

const isElsewhere = "is on another site, so it wasn’t fetched";
const isMissing = "wasn’t sent with the file";

/** Enough concurrent reads to hide disk latency. */
const concurrency = 4;

/**
 * Stores each picture once, however many listings show it.
 * @param progress receives the number stored out of those found
 */
export async function storePictures(
  names: ReadonlySet<string>,
  source: PictureSource,
  store: Pick<PhotoStore, "put">,
  progress: (storedCount: number, of: number) => void = () => {},
): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  const available = new Map<string, ReadPicture>();
  for (const name of names) {
    const found = findOne(name, source);
    if (found.ok) available.set(name, found.read);
    else stored.set(name, found);
  }
  const queue = available.entries();
  let storedCount = 0;
  const work = async () => {
    for (const [name, read] of queue) {
      const picture = await read();
      const result = picture.ok ? await store.put(picture.bytes) : picture;
      stored.set(name, result);
      if (result.ok) progress(++storedCount, available.size);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return stored;
}

function findOne(
  name: string,
  source: PictureSource,
): { ok: true; read: ReadPicture } | { ok: false; reason: string } {
  if (isRemote(name)) return { ok: false, reason: isElsewhere };
  const read = source.find(name);
  return read === null ? { ok: false, reason: isMissing } : { ok: true, read };
}

/**
 * Adds the stored pictures to a draft, with one warning for each reason others are missing.
 * `absent` is the warning of a home whose pictures the file names, and that came without any of them.
 */
export function attachMedia(
  { pictures, createdAt: _created, unread: _unread, line, ...home }: ListingDraft,
  stored: ReadonlyMap<string, Stored>,
): { listing: Listing; warnings: Finding[]; absent: Finding | null } {
  const media: Listing["media"] = [];
  const missing = new Map<string, { field: string; names: string[] }>();
  for (const { kind, name, caption, field } of pictures) {
    const found = stored.get(name);
    if (found?.ok) media.push({ kind, caption, ...found.photo });
    else if (found) {
      const group = missing.get(found.reason) ?? { field, names: [] };
      group.names.push(toPrintable(name, 100));
      missing.set(found.reason, group);
    }
  }
  let absent: Finding | null = null;
  const warnings = [...missing].map(([reason, { field, names }]) => {
    const [first = "", ...others] = names;
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    const said = `${first} ${reason}${more}`;
    const warning: Finding = { record: home.agentRef, line, field, reason: said, isLeftOut: true };
    if (media.length === 0 && reason === isMissing) absent = warning;
    return warning;
  });
  return { listing: { ...home, media }, warnings, absent };
}
