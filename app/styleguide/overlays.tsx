import { useState } from "react";
import bay from "../ui/art/homes/f_bay.svg?no-inline";
import bath from "../ui/art/homes/r_bath.svg?no-inline";
import kitchen from "../ui/art/homes/r_kitchen.svg?no-inline";
import living from "../ui/art/homes/r_living.svg?no-inline";
import study from "../ui/art/homes/r_study.svg?no-inline";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useLightbox } from "../ui/carousel/use-lightbox.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function Overlays() {
  return (
    <Specimens title="Over the page" note="It goes as it came, and the focus goes back.">
      <Dialogs />
      <Specimen name="Lightbox, several pictures">
        <Pictures pictures={rooms} />
      </Specimen>
      <Specimen name="Lightbox, one picture">
        <Pictures pictures={rooms.slice(0, 1)} />
      </Specimen>
    </Specimens>
  );
}

function Dialogs() {
  const [shown, setShown] = useState<"short" | "wide" | null>(null);
  const close = () => setShown(null);
  return (
    <Specimen name="Dialog: short, wide and long">
      <div className="row">
        <Button look="secondary" onClick={() => setShown("short")}>
          Remove this home
        </Button>
        <Button look="secondary" onClick={() => setShown("wide")}>
          Read the terms
        </Button>
      </div>
      {shown === "short" && (
        <Dialog title="Remove Loriner Street?" onClose={close}>
          <p>It leaves your shortlist. You can add it again at any time.</p>
          <p className="row guide__top">
            <Button onClick={close}>Remove</Button>
            <Button look="quiet" onClick={close}>
              Keep
            </Button>
          </p>
        </Dialog>
      )}
      {shown === "wide" && (
        <Dialog wide title="The terms" onClose={close}>
          <div className="stack">
            {Array.from({ length: 20 }, (_, n) => (
              <p key={`term-${n + 1}`}>{n + 1}. What the tenant and the landlord agree on here.</p>
            ))}
          </div>
        </Dialog>
      )}
    </Specimen>
  );
}

const rooms = [
  { src: living, alt: "Reception room" },
  { src: kitchen, alt: "Kitchen" },
  { src: bath, alt: "Bathroom" },
  { src: study, alt: "Study" },
  { src: bay, alt: "Front of the house" },
].map((room) => ({ ...room, width: 800, height: 600 }));

function Pictures({ pictures }: { pictures: typeof rooms }) {
  const { open, lightbox } = useLightbox("Photographs", pictures);
  return (
    <>
      <ul className="guide__pictures">
        {pictures.map(({ src, alt }, place) => (
          <li key={src}>
            <a href={src} aria-haspopup="dialog" onClick={(event) => open(event, place)}>
              <img src={src} alt={alt} width="800" height="600" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
