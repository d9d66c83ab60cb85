import { useRef } from "react";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { EditorSection } from "../editor/editor-section.tsx";
import { PictureCard } from "./picture-card.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";
import { UploadCard } from "./upload-card.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { usePictureChanges } from "./use-picture-changes.ts";
import { useSorting } from "./use-sorting.ts";
import { useUploads } from "./use-uploads.ts";
import "./pictures.css";

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
  const isOpen = mayEdit && home.pictureLock === null;
  const isReady = useHydrated() && isOpen;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const uploads = useUploads(home.id);
  const changes = usePictureChanges(list);
  const sorting = useSorting(list, home.pictures, isReady, changes);
  const isOver = useDroppedFiles(area, isReady, (files) => uploads.queue.add(files));
  const cover = sorting.pictures.find(({ kind }) => kind === "photo")?.key;
  return (
    <EditorSection id="pictures" note="The first one is the cover. At least 1,600 px wide.">
      <PictureProblems home={home} answer={answer} />
      {isReady && home.pictures.length > 1 && (
        <p className="tiny" id="sort-help">
          Drag, or focus a picture: <kbd>Space</kbd> lifts it, <kbd>←</kbd> <kbd>→</kbd> move it,{" "}
          <kbd>Space</kbd> puts it down, <kbd>Esc</kbd> puts it back.
        </p>
      )}
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
          {isOpen && (
            <li>
              <PictureDrop add={isReady ? (files) => uploads.queue.add(files) : null} />
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
