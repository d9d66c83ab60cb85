let listener: (() => void) | null = null;
let opener: HTMLElement | null = null;

/** Lets a button anywhere open the banner, and the banner give the focus back to it. */
export const consentChoices = {
  openFrom: (button: HTMLElement) => {
    opener = button;
    listener?.();
  },
  /** @returns stops it again */
  onOpen: (open: () => void) => {
    listener = open;
    return () => {
      listener = null;
    };
  },
  restoreFocus: () => opener?.focus(),
};
