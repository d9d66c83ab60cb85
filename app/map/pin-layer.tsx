import { useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { pounds } from "../../domain/money.ts";
import { zooms } from "./map-bounds.ts";
import { partingZoom, type Pin, pinLayout } from "./pin-layout.ts";
import { groupName, type PinHome, pinName } from "./pin-name.ts";
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
 * The homes as buttons over the map: one tab stop, arrows between the pins, Enter chooses, Escape
 * leaves. Shift and an arrow move the map; plus and minus zoom.
 */
export function PinLayer({ homes, chosen, raised, visited, onChoose, onLeave }: PinLayerProps) {
  const map = useMapLibre();
  const pinsAt = useMemo(() => pinLayout(homes), [homes]);
  const level = useLevel();
  const pins = useMemo(() => pinsAt(level), [pinsAt, level]);
  const placed = usePlaced(pins);
  const hint = useId();
  const keys = usePinKeys(pins, onLeave);
  const press = (pin: Pin<PinHome>) => {
    const parting = partingZoom(pinsAt, pin, level);
    if (pin.homes.length > 1 && parting !== null && parting <= zooms.most) {
      map.easeTo({ center: [pin.long, pin.lat], zoom: parting + 0.2 });
    } else onChoose(nextOf(pin, chosen));
  };
  return createPortal(
    <fieldset className="pins" aria-describedby={hint} {...keys.group}>
      <legend className="vh">Homes on the map</legend>
      <p id={hint} hidden>
        Arrow keys move between homes, Enter shows one in the list, Escape leaves the map.
      </p>
      {pins.map((pin) => (
        <PinButton
          key={pin.key}
          pin={pin}
          parts={pin.homes.length > 1 && (partingZoom(pinsAt, pin, level) ?? 99) <= zooms.most}
          on={pin.homes.some(({ id }) => id === chosen)}
          up={pin.homes.some(({ id }) => id === raised)}
          visited={pin.homes.every(({ id }) => visited.has(id))}
          stop={pin === keys.current}
          hold={placed(pin.key)}
          onPress={() => press(pin)}
        />
      ))}
    </fieldset>,
    map.getCanvasContainer(),
  );
}

/** Pressing again and again goes through the homes of one pin. */
function nextOf({ homes }: Pin<PinHome>, chosen: string | null): string {
  const at = homes.findIndex(({ id }) => id === chosen);
  return homes[(at + 1) % homes.length]!.id;
}

interface PinButtonProps {
  pin: Pin<PinHome>;
  parts: boolean;
  on: boolean;
  up: boolean;
  visited: boolean;
  stop: boolean;
  hold: (element: HTMLElement | null) => void;
  onPress: () => void;
}

function PinButton({ pin, parts, on, up, visited, stop, hold, onPress }: PinButtonProps) {
  const { homes } = pin;
  const [home] = homes;
  const group = homes.length > 1;
  const looks = [
    "pin",
    group && "pin--group",
    visited && !on && !group && "pin--visited",
    up && "pin--up",
    on && "pin--on",
  ];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(" ")}
      aria-label={group ? groupName(homes.length, parts) : pinName(home!)}
      aria-current={on || undefined}
      tabIndex={stop ? 0 : -1}
      data-pin={pin.key}
      ref={hold}
      onClick={onPress}
    >
      {group ? homes.length : pounds(home!.rentPcm)}
    </button>
  );
}

/** The map's whole zoom: pins are laid out anew when it changes, not before. */
function useLevel(): number {
  const map = useMapLibre();
  const [level, setLevel] = useState(() => Math.floor(map.getZoom()));
  useEffect(() => {
    const look = () => setLevel(Math.floor(map.getZoom() + 1e-6));
    map.on("zoom", look);
    look();
    return () => void map.off("zoom", look);
  }, [map]);
  return level;
}
