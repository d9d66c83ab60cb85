import { getHomeField, homeFieldNames } from "../listings/facts/home-fields.ts";
import { describeHomeText } from "../listings/describe-home-text.ts";
import { stateNames } from "../listings/listing-state.ts";
import { type ListedHome, toHomeTexts } from "../listings/facts/home-texts.ts";
import type { Listing } from "../listings/listing.ts";

/** What a feed does to one home. */
export interface FeedDifference {
  id: string;
  /** In the agency's software. */
  reference: string;
  name: string;
  kind: "new" | "changed" | "back" | "withdrawn";
  fields: ChangedField[];
}

export interface ChangedField {
  label: string;
  was: string;
  became: string;
}

/** @param before the home as it was stored, if it was */
export function describeDifference(listing: Listing, before: Listing | undefined): FeedDifference {
  const { id, agentRef: reference, name } = listing;
  const home = { id, reference, name };
  if (before === undefined) return { ...home, kind: "new", fields: [] };
  const kind = before.status === "withdrawn" ? "back" : "changed";
  return { ...home, kind, fields: listChangedFields(before, listing) };
}

/** A report of before values were written as a person would, such as `1925` for a rent. */
export function describeStoredField({ label, was, became }: ChangedField): ChangedField {
  const name = homeFieldNames.find((one) => getHomeField(one).label === label);
  if (name === undefined || name === "features") return { label, was, became };
  return { label, was: describeHomeText(name, was), became: describeHomeText(name, became) };
}

type Compared = ListedHome & Pick<Listing, "status" | "media">;

const longest = 160;

/** One field after the other, in the words of the editor, with what a feed brings besides them. */
export function listChangedFields(before: Compared, after: Compared): ChangedField[] {
  const [was, became] = [toHomeTexts(before, true), toHomeTexts(after, true)];
  const fields = homeFieldNames.flatMap((name) =>
    was[name] === became[name]
      ? []
      : [
          change(
            getHomeField(name).label,
            describeHomeText(name, was[name]),
            describeHomeText(name, became[name]),
          ),
        ],
  );
  if (before.status !== after.status)
    fields.push(change("Status", stateNames[before.status], stateNames[after.status]));
  const pictures = describePictures(before.media, after.media);
  if (pictures) fields.push(pictures);
  return fields;
}

function change(label: string, was: string, became: string): ChangedField {
  return { label, was: shorten(was), became: shorten(became) };
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function describePictures(before: Listing["media"], after: Listing["media"]): ChangedField | null {
  const had = new Set(before.map(({ url }) => url));
  const has = new Set(after.map(({ url }) => url));
  const added = after.filter(({ url }) => !had.has(url)).length;
  const gone = before.filter(({ url }) => !has.has(url)).length;
  const isSame = added + gone === 0 && before.length === after.length;
  const inOrder = isSame && before.every(({ url }, place) => url === after[place]?.url);
  const captions = (media: Listing["media"]) => media.map(({ caption }) => caption).join("\n");
  if (inOrder && captions(before) === captions(after)) return null;
  const what = [added > 0 && `${added} new`, gone > 0 && `${gone} removed`]
    .filter(Boolean)
    .join(", ");
  const became = what || (inOrder ? "captions changed" : "order changed");
  return { label: "Photos", was: String(before.length), became: `${after.length}: ${became}` };
}
