import { Popup } from "@vis.gl/react-maplibre";
import type { KeyboardEvent } from "react";
import { formatPounds } from "../../domain/shared/money.ts";
import type { Pin } from "./pin-layout.ts";
import { describePinDetails } from "./pin-name.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";

/** Offset of the list from its pin, pixels. */
const above = [0, -40] as [number, number];
const beside = [24, -16] as [number, number];
const offset = {
  center: above,
  bottom: above,
  "bottom-left": above,
  "bottom-right": above,
  top: [0, 4] as [number, number],
  "top-left": [0, 4] as [number, number],
  "top-right": [0, 4] as [number, number],
  left: beside,
  right: [-24, -16] as [number, number],
};

/** Lists a group's homes. Takes the focus and returns it to the pin. */
export function PinList({
  pin,
  chosen,
  onChoose,
  onZoomIn,
  onClose,
}: {
  pin: Pin<PinHome>;
  chosen: string | null;
  onChoose: (id: string) => void;
  onZoomIn: () => void;
  onClose: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <Popup
      className="pin-list"
      longitude={pin.long}
      latitude={pin.lat}
      offset={offset}
      maxWidth="none"
      closeButton={false}
      closeOnClick={false}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section aria-label={`${pin.homes.length} homes`} onKeyDown={onKeyDown}>
        <ul>
          {pin.homes.map((home) => (
            <li key={home.id}>
              <button
                type="button"
                aria-current={home.id === chosen || undefined}
                onClick={() => {
                  onClose();
                  onChoose(home.id);
                }}
              >
                <b>{formatPounds(home.rentPcm)} pcm</b> <span>{describePinDetails(home)}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="pin-list__zoom"
          onClick={() => {
            onClose();
            onZoomIn();
          }}
        >
          Zoom in
        </button>
      </section>
    </Popup>
  );
}
