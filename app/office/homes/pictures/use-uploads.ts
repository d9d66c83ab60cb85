import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import { loadSending, noUploads, UploadQueue } from "./upload-queue.ts";

/** Sends pictures, and loads the page's data again when one has arrived. */
export function useUploads(listingId: string) {
  const revalidate = useLaterRevalidation();
  const [queue] = useState(() => new UploadQueue(href("/office/listings/:id", { id: listingId })));
  const { list, said } = useSyncExternalStore(queue.subscribe, queue.getShown, () => noUploads);
  const isBusy = list.some(({ state }) => state === "waiting" || state === "sending");
  const arrive = useEffectEvent(revalidate);
  useEffect(() => {
    // A connection that is lost later does not matter then.
    void loadSending();
    const forget = queue.watchArrivals(() => arrive());
    return () => {
      forget();
      queue.end();
    };
  }, [queue]);
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (isBusy) event.preventDefault();
    };
    window.addEventListener("beforeunload", leave);
    return () => window.removeEventListener("beforeunload", leave);
  }, [isBusy]);
  return { list, said, queue };
}
