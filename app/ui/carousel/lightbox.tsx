import { useRef, useState, useEffect, type RefObject } from "react";
import Yarl, {
  type ControllerRef,
  type Labels,
  type LightboxExternalProps,
  useController,
  useLightboxState,
} from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import "../styles/lightbox.css";

const idleMs = 3500;

export interface LightboxImage {
  src: string;
  alt: string;
  /** Pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

const labels: Labels = {
  Previous: "Previous photo",
  Next: "Next photo",
  "Enter Fullscreen": "Full screen",
  "Exit Fullscreen": "Exit full screen",
  "Photo gallery": "Photos",
  Carousel: "carousel",
  Slide: "photo",
};

const thumbnails = { width: 96, height: 64, padding: 0, gap: 8, imageFit: "cover" } as const;

/**
 * Full-window picture viewer. Controls hide while the mouse is idle. Browser only; use
 * `useLightbox`.
 * @param images read once on opening
 * @param onClose called after fading out
 */
export function Lightbox({
  images,
  index,
  label,
  onClose,
}: {
  images: LightboxImage[];
  index: number;
  label: string;
  onClose: () => void;
}) {
  const [slides] = useState(() => images.map(toSlide));
  const controller = useRef<ControllerRef>(null);
  const zoomed = useRef(false);
  const idle = useIdle();
  useLightboxClose(controller, zoomed);
  const hasSeveral = slides.length > 1;
  return (
    <Yarl
      open
      close={onClose}
      index={index}
      slides={slides}
      className={idle ? "lightbox lightbox--idle" : "lightbox"}
      labels={{ ...labels, Lightbox: label }}
      plugins={hasSeveral ? [Thumbnails, Fullscreen, Zoom] : [Fullscreen, Zoom]}
      carousel={{ finite: true, preload: 3 }}
      controller={{ ref: controller, closeOnPullUp: true, closeOnPullDown: true }}
      thumbnails={thumbnails}
      zoom={{ maxZoomPixelRatio: 2 }}
      on={{ zoom: ({ zoom }) => (zoomed.current = zoom > 1) }}
      render={
        hasSeveral
          ? controls
          : { ...controls, buttonPrev: renderNothing, buttonNext: renderNothing }
      }
    />
  );
}

/** The library would measure a picture whose size is missing. */
function toSlide({ src, alt, width, height }: LightboxImage) {
  return width && height ? { src, alt, width, height } : { src, alt };
}

const renderNothing = () => null;

const controls: LightboxExternalProps["render"] = {
  controls: () => <Position />,
  buttonClose: () => <CloseButton key="close" />,
  iconPrev: () => <Icon name="arrow-left" />,
  iconNext: () => <Icon name="arrow-right" />,
  iconZoomIn: () => <Icon name="plus" />,
  iconZoomOut: () => <Icon name="minus" />,
  iconEnterFullscreen: () => <Icon name="maximize" />,
  iconExitFullscreen: () => <Icon name="maximize" />,
};

function Position() {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const position = slides.length > 1 ? `${currentIndex + 1} of ${slides.length}` : "";
  return (
    <output className="lightbox__position tabular-numbers">
      {[position, currentSlide?.alt].filter(Boolean).join(": ")}
    </output>
  );
}

function CloseButton() {
  const { close } = useController();
  return (
    <Button look="quiet" size="small" aria-label="Close" onClick={close}>
      <span className="hide-on-phone">Close</span>
      <Icon name="x" />
    </Button>
  );
}

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resetTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), idleMs);
      setIsIdle(false);
    };
    resetTimer();
    for (const event of ["pointermove", "pointerdown", "keydown"]) {
      addEventListener(event, resetTimer, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return isIdle;
}

/**
 * Closes the lightbox on scroll (touch swipes are the library's) and keeps its keys working
 * wherever focus is.
 * @param zoomed while true, scrolling pans
 */
function useLightboxClose(
  controller: RefObject<ControllerRef | null>,
  zoomed: RefObject<boolean>,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onWheel = ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
      const isVertical = Math.abs(deltaY) > Math.abs(deltaX);
      // Ctrl and scroll, or a touchpad pinch, zooms
      if (isVertical && !ctrlKey && !zoomed.current) controller.current?.close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") controller.current?.close();
      if (key === "ArrowLeft") controller.current?.prev();
      if (key === "ArrowRight") controller.current?.next();
    };
    addEventListener("wheel", onWheel, { passive: true, signal });
    addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [controller, zoomed]);
}
