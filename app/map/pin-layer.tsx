import type { MapMouseEvent } from "maplibre-gl";
import { useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { formatPounds } from "../../domain/shared/money.ts";
import { getSplitZoom, type Pin, createPinLayout } from "./pin-layout.ts";
import { PinList } from "./pin-list.tsx";
import { groupName, describePin } from "./pin-name.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";
import { useMapLibre, useMapPositions } from "./use-map-positions.ts";
import { usePinKeys } from "./use-pin-keys.ts";

export interface PinLayerProps {
  homes: readonly PinHome[];
  selected: string | null;
  hovered: string | null;
  visited: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onLeave: (id: string) => void;
}

/**
 * Homes as buttons on the map with a single tab stop. Arrows move between pins, Enter selects a
 * home or opens a group, Escape leaves, Shift and arrow pan, plus and minus zoom.
 */
export function PinLayer({ homes, selected, hovered, visited, onChoose, onLeave }: PinLayerProps) {
  const map = useMapLibre();
  const pinsAt = useMemo(() => createPinLayout(homes), [homes]);
  const level = useZoomLevel();
  const pins = useMemo(() => pinsAt(level), [pinsAt, level]);
  const getPinRef = useMapPositions(pins);
  const hint = useId();
  const keys = usePinKeys(pins, onLeave);
  const [open, setOpenKey] = useOpenGroup(pins);
  const onPinPress = (pin: Pin<PinHome>) => {
    if (pin.homes.length > 1) setOpenKey(pin === open ? null : pin.key);
    else onChoose(pin.homes[0]!.id);
  };
  return (
    <>
      {createPortal(
        <fieldset className="pins" aria-describedby={hint} {...keys.group}>
          <legend className="visually-hidden">Homes on the map</legend>
          <p id={hint} hidden>
            Arrow keys move between homes, Enter shows one in the list, Escape leaves the map.
          </p>
          {pins.map((pin) => (
            <PinButton
              key={pin.key}
              pin={pin}
              isSelected={pin.homes.some(({ id }) => id === selected)}
              isHovered={pin.homes.some(({ id }) => id === hovered)}
              open={pin === open}
              visited={pin.homes.every(({ id }) => visited.has(id))}
              isTabStop={pin === keys.current}
              elementRef={getPinRef(pin.key)}
              onPress={() => onPinPress(pin)}
            />
          ))}
        </fieldset>,
        map.getCanvasContainer(),
      )}
      {open && (
        <PinList
          key={open.key}
          pin={open}
          chosen={selected}
          onChoose={onChoose}
          onZoomIn={() =>
            map.easeTo({
              center: [open.long, open.lat],
              zoom: getSplitZoom(pinsAt, open, level),
            })
          }
          onClose={() => {
            setOpenKey(null);
            keys.focus(open);
          }}
        />
      )}
    </>
  );
}

interface PinButtonProps {
  pin: Pin<PinHome>;
  isSelected: boolean;
  isHovered: boolean;
  open: boolean;
  visited: boolean;
  isTabStop: boolean;
  elementRef: (element: HTMLElement | null) => void;
  onPress: () => void;
}

function PinButton({
  pin,
  isSelected,
  isHovered,
  open,
  visited,
  isTabStop,
  elementRef,
  onPress,
}: PinButtonProps) {
  const { homes } = pin;
  const [home] = homes;
  const group = homes.length > 1;
  const classNames = [
    "pin",
    group && "pin--group",
    (pin.shift.x !== 0 || pin.shift.y !== 0) && "pin--stacked",
    visited && !isSelected && !group && "pin--visited",
    (isHovered || open) && "pin--raised",
    isSelected && "pin--selected",
  ];
  return (
    <button
      type="button"
      className={classNames.filter(Boolean).join(" ")}
      aria-label={group ? groupName(homes.length) : describePin(home!)}
      aria-current={isSelected || undefined}
      aria-expanded={group ? open : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-pin={pin.key}
      ref={elementRef}
      onClick={onPress}
    >
      {group ? homes.length : formatPounds(home!.rentPcm)}
    </button>
  );
}

/** The open group, by its key; closes on a click on the map. */
function useOpenGroup(pins: readonly Pin<PinHome>[]) {
  const map = useMapLibre();
  const [openKey, setListed] = useState<string | null>(null);
  useEffect(() => {
    const leave = ({ originalEvent }: MapMouseEvent) => {
      // Pins are inside the map, so clicks on them bubble up here.
      if (originalEvent.target === map.getCanvas()) setListed(null);
    };
    map.on("click", leave);
    return () => void map.off("click", leave);
  }, [map]);
  const open = pins.find(({ key, homes }) => key === openKey && homes.length > 1);
  return [open, setListed] as const;
}

/** The map's zoom in quarter steps, which limits pin layout to those changes. */
function useZoomLevel(): number {
  const map = useMapLibre();
  const [level, setLevel] = useState(() => roundToQuarter(map.getZoom()));
  useEffect(() => {
    const updateLevel = () => setLevel(roundToQuarter(map.getZoom()));
    map.on("zoom", updateLevel);
    updateLevel();
    return () => void map.off("zoom", updateLevel);
  }, [map]);
  return level;
}

function roundToQuarter(zoom: number): number {
  return Math.floor((zoom + 1e-6) * 4) / 4;
}
