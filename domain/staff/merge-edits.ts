/** A field that two people have changed differently. */
interface EditConflict<Field> {
  field: Field;
  mine: string;
  theirs: string;
}

export type MergedEdits<Fields> =
  | { ok: true; merged: Fields }
  | { ok: false; conflicts: EditConflict<keyof Fields>[] };

/**
 * What one person changed in a form, beside what somebody else has stored meanwhile. Different
 * fields merge. The same field is for a person to decide.
 * @param was what the form showed at first
 */
export function mergeEdits<Fields extends { [Field in keyof Fields]: string }>(
  was: Fields,
  mine: Fields,
  theirs: Fields,
): MergedEdits<Fields> {
  const merged = { ...theirs };
  const conflicts: EditConflict<keyof Fields>[] = [];
  for (const field in mine) {
    if (mine[field] === was[field] || mine[field] === theirs[field]) continue;
    if (theirs[field] === was[field]) merged[field] = mine[field];
    else conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, merged };
}
