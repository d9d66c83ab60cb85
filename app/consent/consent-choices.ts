let listener: (() => void) | null = null;
let opener: HTMLElement | null = null;

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
