import { formatFileSize } from "../../../../domain/shared/formats/file-size.ts";
import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { useRef, useState, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useFetcher, href } from "react-router";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { EditorSection } from "../editor/editor-section.tsx";
import { PictureCard } from "./picture-card.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import type { EditedHome, EditorAnswer, PictureView } from "../shown.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { startLater } from "./use-dragging.ts";
import { useSorting } from "./use-sorting.ts";
import { useMaySend } from "../../shell/form/form-button.tsx";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import { loadSending, noUploads, UploadQueue, type Upload } from "./upload-queue.ts";
import "./pictures.css";

/** Changes of pictures that are made at once, and what is said of them to those who don't see them. */
function usePictureChanges(list: React.RefObject<HTMLElement | null>) {
  const fetcher = useFetcher();
  const [said, setSaid] = useState("");
  const send = (fields: Record<string, string>) => {
    void fetcher.submit({ change: homeForms.picture.name, ...fields }, { method: "post" });
  };
  const move = (key: string, to: number) => send({ picture: key, do: "move", to: String(to) });
  const remove = ({ key, caption }: PictureView, at: number) => {
    // The button goes with the picture: the next one is where the reader was.
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-picture]") ?? [])];
    const next = cards[at + 1] ?? cards[at - 1];
    const target = next?.querySelector<HTMLElement>(".picture__away");
    (target ?? document.getElementById("choose-pictures"))?.focus();
    send({ picture: key, do: "remove" });
    setSaid(`${caption || `Photo ${at + 1}`} removed. You can undo this in the activity log.`);
  };
  return { said, isBusy: fetcher.state !== "idle", move, remove };
}

/** Sends pictures, and loads the page's data again when one has arrived. */
function useUploads(listingId: string) {
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

/** Takes files that are dropped on an element, or pasted anywhere on the page. */
function useDroppedFiles(
  area: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  take: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const element = isOn ? area.current : null;
    return element
      ? startLater(async () => {
          const { takeDroppedFiles } = await import("./picture-drag.ts");
          return () => takeDroppedFiles(element, { onOver: setIsOver, onFiles });
        })
      : undefined;
  }, [area, isOn]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const pictures = files.filter(({ type }) => type.startsWith("image/"));
      if (isOn && pictures.length > 0) onFiles(pictures.map(nameAsPasted));
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOn]);
  return isOver;
}

/** Browsers call everything that is pasted `image.png`. */
function nameAsPasted(file: File): File {
  const name = `Pasted ${file.name || "image.png"}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** A picture on its way, or one that did not arrive, with the reason. */
function UploadCard({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, name, bytes, received, state, reason } = upload;
  const isBad = state === "refused" || state === "broken";
  return (
    <li className={isBad ? "picture picture--bad" : "picture picture--sent"}>
      <span className="picture__none">
        <Icon name={isBad ? "circle-alert" : "upload"} />
      </span>
      <div className="picture__text">
        {isBad ? (
          <>
            <b className="picture__fault">{name} didn’t upload</b>
            <span>{reason}</span>
          </>
        ) : (
          <>
            <b>{name}</b>
            <progress max={bytes} value={received} aria-label={name} />
            <span className="tabular-numbers">{describeProgress(upload)}</span>
          </>
        )}
        <span className="picture__buttons">
          {state === "broken" && (
            <Button look="secondary" size="small" onClick={() => queue.retry(id)}>
              Retry photo<span className="visually-hidden">: {name}</span>
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => queue.stop(id)}>
            {isBad ? "Discard photo" : "Stop upload"}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </span>
      </div>
    </li>
  );
}

function describeProgress({ state, bytes, received, secondsLeft }: Upload): string {
  if (state === "waiting") return "Queued";
  if (received === bytes) return "Processing";
  const percent = Math.floor((100 * received) / bytes);
  const left = secondsLeft === null ? "" : `, ${formatSeconds(secondsLeft)} left`;
  return `${percent}% of ${formatFileSize(bytes)}${left}`;
}

function formatSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : formatDuration(Math.round(seconds / 60));
}

function usePictureRights(isFree: boolean): { mayAdd: boolean; isOpen: boolean } {
  const mayAdd = useMaySend(homeForms["add-pictures"]);
  const mayChange = useMaySend(homeForms.picture);
  return { mayAdd: isFree && mayAdd, isOpen: isFree && mayChange };
}

/** Pictures in the order in which renters see them. The first photograph is the cover. */
export function PictureSection({
  home,
  mayEdit,
  answer,
}: {
  home: EditedHome;
  mayEdit: boolean;
  answer: EditorAnswer | undefined;
}) {
  const { mayAdd, isOpen } = usePictureRights(mayEdit && home.pictureLock === null);
  const isHydrated = useHydrated();
  const isReady = isHydrated && isOpen;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const uploads = useUploads(home.id);
  const changes = usePictureChanges(list);
  const sorting = useSorting(list, home.pictures, isReady, changes);
  const isOver = useDroppedFiles(area, isHydrated && mayAdd, (files) => uploads.queue.add(files));
  const cover = sorting.pictures.find(({ kind }) => kind === "photo")?.key;
  return (
    <EditorSection
      id="pictures"
      note="The first photo is the cover. Use photos at least 1,600 px wide."
    >
      <PictureProblems home={home} answer={answer} />
      {isReady && home.pictures.length > 1 && <SortHelp />}
      <output className="visually-hidden">{sorting.said}</output>
      <output className="visually-hidden">{changes.said || uploads.said}</output>
      <div className={isOver ? "pictures pictures--over" : "pictures"} ref={area}>
        <ul className="pictures__list" ref={list}>
          {sorting.pictures.map((picture, at) => (
            <PictureCard
              key={picture.key}
              homeId={home.id}
              picture={picture}
              at={at}
              formAt={home.pictures.findIndex(({ key }) => key === picture.key)}
              count={home.pictures.length}
              isCover={picture.key === cover}
              isOpen={isOpen}
              isReady={isReady}
              sorting={sorting}
              remove={changes.remove}
            />
          ))}
          {uploads.list.map((upload) => (
            <UploadCard key={upload.id} upload={upload} queue={uploads.queue} />
          ))}
          {mayAdd && (
            <li>
              <PictureDrop add={isHydrated ? (files) => uploads.queue.add(files) : null} />
            </li>
          )}
        </ul>
      </div>
    </EditorSection>
  );
}

function PictureProblems({ home, answer }: { home: EditedHome; answer: EditorAnswer | undefined }) {
  const refused = answer?.refusal?.errors?.filter(({ path }) => path === "pictures") ?? [];
  const findings = home.gate.findings.filter(({ field }) => field === "pictures");
  return (
    <>
      {home.pictureLock !== null && <p className="tiny">{home.pictureLock}</p>}
      {[...refused, ...findings].map(({ message }) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
    </>
  );
}

function SortHelp() {
  return (
    <p className="tiny" id="sort-help">
      Drag to reorder. With the keyboard, press <kbd>Space</kbd> to start, <kbd>←</kbd> <kbd>→</kbd>{" "}
      to move the photo, <kbd>Space</kbd> to finish or <kbd>Esc</kbd> to cancel.
    </p>
  );
}
