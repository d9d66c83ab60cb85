import { type MouseEvent, type ReactNode, useState } from "react";
import type { Lightbox, LightboxImage } from "./lightbox.tsx";
import { retryImport } from "../retry-import.ts";
import { useBackCloses } from "../use-history-layer.ts";

const importLightbox = retryImport(() => import("./lightbox.tsx"));

interface OpenLightbox {
  Component: typeof Lightbox;
  images: LightboxImage[];
  index: number;
  opener: HTMLElement;
}

/**
 * Lazy-loads the lightbox on first use. Back closes it. Its openers are links to the pictures, so they work without
 * JavaScript, in a new tab and if loading fails.
 * @returns `open`, a click handler; `lightbox`, to render once
 */
export function useLightbox(
  label: string,
  images: LightboxImage[],
): {
  open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
  lightbox: ReactNode;
} {
  const [opened, setOpened] = useState<OpenLightbox | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    importLightbox().then(
      (part) => setOpened({ Component: part.Lightbox, images, index, opener }),
      () => location.assign(opener.href),
    );
  };
  const close = () => {
    setOpened(null);
    opened?.opener.focus({ preventScroll: true });
  };
  const leave = useBackCloses(label, opened !== null, close);
  const lightbox = opened && (
    <opened.Component
      label={label}
      images={opened.images}
      index={opened.index}
      onClose={() => {
        close();
        leave();
      }}
    />
  );
  return { open, lightbox };
}
