import { useState } from "react";
import { useFetcher } from "react-router";
import type { ShownPicture } from "../shown.ts";

/** Changes of pictures that are made at once, and what is said of them to those who don't see them. */
export function usePictureChanges(list: React.RefObject<HTMLElement | null>) {
  const fetcher = useFetcher();
  const [said, setSaid] = useState("");
  const send = (fields: Record<string, string>) => {
    void fetcher.submit({ change: "picture", ...fields }, { method: "post" });
  };
  const move = (key: string, to: number) => send({ picture: key, do: "move", to: String(to) });
  const remove = ({ key, caption }: ShownPicture, at: number) => {
    // The button goes with the picture: the next one is where the reader was.
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-picture]") ?? [])];
    const next = cards[at + 1] ?? cards[at - 1];
    const target = next?.querySelector<HTMLElement>(".picture__away");
    (target ?? document.getElementById("choose-pictures"))?.focus();
    send({ picture: key, do: "remove" });
    setSaid(`${caption || `Picture ${at + 1}`} is taken away. The history undoes it.`);
  };
  return { said, isBusy: fetcher.state !== "idle", move, remove };
}
