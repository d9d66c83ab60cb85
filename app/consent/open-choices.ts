let listener: (() => void) | null = null;
let opener: HTMLElement | null = null;

/** Lets a button anywhere open the banner, and the banner give the focus back to it. */
export const openChoices = {
  from: (button: HTMLElement) => {
    opener = button;
    listener?.();
  },
  /** @returns stops it again */
  listen: (open: () => void) => {
    listener = open;
    return () => {
      listener = null;
    };
  },
  giveBackFocus: () => opener?.focus(),
};
