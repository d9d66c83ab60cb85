import { readPieces } from "./door-pieces.ts";
import { readDoors } from "./private-doors.ts";

/** A home of its own, whatever else its address has. */
const houseWords =
  /\b(?:cottage|lodge|villa|farm|farmhouse|barn|bungalow|manor|grange|rectory|vicarage|parsonage|croft|chalet|forge|oast|stables|gatehouse)$/i;
const roadWords =
  /\b(?:road|rd|street|st|lane|ln|avenue|ave|close|drive|way|court|place|square|sq|terrace|gardens?|grove|hill|row|crescent|mews|park|walk|rise|vale|yard|green|gate|wharf|quay|passage|path|common|embankment|parade|broadway|circus|end|bank|side|bridge|dock|reach|island|high street|green lanes)$/i;
const blockWords =
  /\b(?:tower|towers|court|mansions?|apartments?|buildings?|point|heights|works|studios|lofts|residences?|plaza|block|estate|centre|village)$|\b(?:floor|basement|level)\b/i;

/**
 * The name of a house, which tells its door as a number does: `Rose Cottage, Mill Lane`. What stands
 * before a road where no number tells the door is one, unless it is a block of flats or a road.
 */
export function findHouseName(address: string): string | null {
  const [first = "", ...others] = address.split(",").map((part) => part.trim());
  if (!readPieces(first).every(({ kind }) => kind === "word")) return null;
  const { namesFlat, numbers, letters } = readDoors(address);
  if (namesFlat) return null;
  if (houseWords.test(first)) return first;
  const isNumbered = numbers.size > 0 || letters.size > 0;
  if (isNumbered || first === "" || roadWords.test(first) || blockWords.test(first)) return null;
  return others.some((part) => roadWords.test(part)) ? first : null;
}
