import type { MapMouseEvent } from "maplibre-gl";
import { useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { pounds } from "../../domain/shared/money.ts";
import { partingZoom, type Pin, pinLayout } from "./pin-layout.ts";
import { PinList } from "./pin-list.tsx";
import { groupName, pinName } from "./pin-name.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";
import { useMapLibre, usePlaced } from "./use-placed.ts";
import { usePinKeys } from "./use-pin-keys.ts";

export interface PinLayerProps {
  /** In the order of the list. */
  homes: readonly PinHome[];
  /** Ids of homes. */
  chosen: string | null;
  raised: string | null;
  visited: ReadonlySet<string>;
  onChoose: (id: string) => void;
  /** Escape was pressed on the pin of this home. */
  onLeave: (id: string) => void;
}

/**
 * The homes as buttons over the map: one tab stop, arrows between the pins, Enter chooses a home or
 * lists those of a group, Escape leaves. Shift and an arrow move the map; plus and minus zoom.
 */
export function PinLayer({ homes, chosen, raised, visited, onChoose, onLeave }: PinLayerProps) {
  const map = useMapLibre();
  const pinsAt = useMemo(() => pinLayout(homes), [homes]);
  const level = useLevel();
  const pins = useMemo(() => pinsAt(level), [pinsAt, level]);
  const placed = usePlaced(pins);
  const hint = useId();
  const keys = usePinKeys(pins, onLeave);
  const [open, setListed] = useListed(pins);
  const press = (pin: Pin<PinHome>) => {
    if (pin.homes.length > 1) setListed(pin === open ? null : pin.key);
    else onChoose(pin.homes[0]!.id);
  };
  return (
    <>
      {createPortal(
        <fieldset className="pins" aria-describedby={hint} {...keys.group}>
          <legend className="vh">Homes on the map</legend>
          <p id={hint} hidden>
            Arrow keys move between homes, Enter shows one in the list, Escape leaves the map.
          </p>
          {pins.map((pin) => (
            <PinButton
              key={pin.key}
              pin={pin}
              on={pin.homes.some(({ id }) => id === chosen)}
              up={pin.homes.some(({ id }) => id === raised)}
              open={pin === open}
              visited={pin.homes.every(({ id }) => visited.has(id))}
              stop={pin === keys.current}
              hold={placed(pin.key)}
              onPress={() => press(pin)}
            />
          ))}
        </fieldset>,
        map.getCanvasContainer(),
      )}
      {open && (
        <PinList
          key={open.key}
          pin={open}
          chosen={chosen}
          onChoose={onChoose}
          onZoomIn={() =>
            map.easeTo({
              center: [open.long, open.lat],
              zoom: partingZoom(pinsAt, open, level),
            })
          }
          onClose={() => {
            setListed(null);
            keys.focus(open);
          }}
        />
      )}
    </>
  );
}

interface PinButtonProps {
  pin: Pin<PinHome>;
  on: boolean;
  up: boolean;
  /** Its homes are listed. */
  open: boolean;
  visited: boolean;
  stop: boolean;
  hold: (element: HTMLElement | null) => void;
  onPress: () => void;
}

function PinButton({ pin, on, up, open, visited, stop, hold, onPress }: PinButtonProps) {
  const { homes } = pin;
  const [home] = homes;
  const group = homes.length > 1;
  const looks = [
    "pin",
    group && "pin--group",
    pin.shift.y !== 0 && "pin--upstairs",
    visited && !on && !group && "pin--visited",
    (up || open) && "pin--up",
    on && "pin--on",
  ];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(" ")}
      aria-label={group ? groupName(homes.length) : pinName(home!)}
      aria-current={on || undefined}
      aria-expanded={group ? open : undefined}
      tabIndex={stop ? 0 : -1}
      data-pin={pin.key}
      ref={hold}
      onClick={onPress}
    >
      {group ? homes.length : pounds(home!.rentPcm)}
    </button>
  );
}

/** The group whose homes are listed, until the ground is pressed; it is set by its key. */
function useListed(pins: readonly Pin<PinHome>[]) {
  const map = useMapLibre();
  const [listed, setListed] = useState<string | null>(null);
  useEffect(() => {
    const leave = ({ originalEvent }: MapMouseEvent) => {
      // The pins are within the map: their presses come here too.
      if (originalEvent.target === map.getCanvas()) setListed(null);
    };
    map.on("click", leave);
    return () => void map.off("click", leave);
  }, [map]);
  const open = pins.find(({ key, homes }) => key === listed && homes.length > 1);
  return [open, setListed] as const;
}

/** The map's zoom in quarters: pins are laid out anew when it changes, not before. */
function useLevel(): number {
  const map = useMapLibre();
  const [level, setLevel] = useState(() => quarterOf(map.getZoom()));
  useEffect(() => {
    const look = () => setLevel(quarterOf(map.getZoom()));
    map.on("zoom", look);
    look();
    return () => void map.off("zoom", look);
  }, [map]);
  return level;
}

function quarterOf(zoom: number): number {
  return Math.floor((zoom + 1e-6) * 4) / 4;
}
