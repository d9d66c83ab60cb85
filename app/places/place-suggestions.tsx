import type { RefObject } from "react";
import type { Place, PlaceKind } from "../../domain/places/place.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import type { PlaceLookupOptions } from "./look-up-places.ts";
import { usePlaceCombobox } from "./use-place-combobox.ts";
import "./place-suggestions.css";

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
  none = "No suggestions. Enter searches for what you typed.",
}: PlaceSuggestionsProps) {
  const { places, list, option } = usePlaceCombobox(input, { city, addresses }, onChoose);
  return (
    <>
      <ul className="place-suggestions" {...list}>
        {places?.map((place, index) => (
          <li key={place.id} className="place-suggestions__option" {...option(place, index)}>
            <Icon name={icons[place.kind] ?? "map-pin"} size="small" />
            <span className="place-suggestions__name">{place.name}</span>{" "}
            <span className="place-suggestions__detail">{place.detail}</span>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">
        {places && (places.length === 0 ? none : countText(places.length))}
      </output>
    </>
  );
}

const icons: Partial<Record<PlaceKind, IconName>> = { station: "train-front" };

function countText(count: number): string {
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}, choose with the arrow keys.`;
}
