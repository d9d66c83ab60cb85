import { type MouseEvent, type ReactNode, useState } from "react";
import type { Lightbox, LightboxImage } from "./lightbox.tsx";

interface OpenLightbox {
  Component: typeof Lightbox;
  images: LightboxImage[];
  index: number;
  opener: HTMLElement;
}

/**
 * Shows pictures in a lightbox, which is loaded the first time that one is opened. The openers are
 * links to the pictures, so that they also work without script, in a new tab, and when the
 * lightbox can't be had.
 * @param label what the pictures show together
 * @returns `open`, for a link's click; `lightbox`, to be rendered once
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
    void show(event.currentTarget, index);
  };
  const show = async (opener: HTMLAnchorElement, index: number) => {
    const Component = await loadLightbox();
    if (Component) setOpened({ Component, images, index, opener });
    else location.assign(opener.href);
  };
  const close = () => {
    setOpened(null);
    opened?.opener.focus({ preventScroll: true });
  };
  const lightbox = opened && (
    <opened.Component label={label} images={opened.images} index={opened.index} onClose={close} />
  );
  return { open, lightbox };
}

/** Null where it can't be had. */
async function loadLightbox(): Promise<typeof Lightbox | null> {
  try {
    return (await import("./lightbox.tsx")).Lightbox;
  } catch {
    return null;
  }
}
