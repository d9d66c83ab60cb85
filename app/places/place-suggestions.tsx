import type { RefObject } from "react";
import { formatPlaceLabel, type Place, type PlaceKind } from "../../domain/places/place.ts";
import { ComboboxList } from "../ui/combobox/combobox-list.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { lookUpPlaces, type PlaceLookupOptions } from "./look-up-places.ts";

export interface PlaceSuggestionsProps extends PlaceLookupOptions {
  input: RefObject<HTMLInputElement | null>;
  onChoose?: ((place: Place) => void) | undefined;
  none?: string;
}

export function PlaceSuggestions({
  input,
  city,
  addresses,
  onChoose,
  none = "No suggestions. Press Enter to search for what you typed.",
}: PlaceSuggestionsProps) {
  return (
    <ComboboxList
      input={input}
      label="Places"
      none={none}
      lookUp={(text, signal) => lookUpPlaces(text, { city, addresses }, signal)}
      getText={formatPlaceLabel}
      describe={({ id, name, detail, kind }) => {
        return { id, name, detail, icon: icons[kind] ?? "map-pin" };
      }}
      onChoose={onChoose}
    />
  );
}

const icons: Partial<Record<PlaceKind, IconName>> = { station: "train-front" };
