import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Upload, UploadQueue } from "./upload-queue.ts";

/** A picture on its way, or one that did not arrive, with the reason. */
export function UploadCard({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
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
            <b className="picture__fault">{name} did not arrive</b>
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
              Try again<span className="visually-hidden"> to send {name}</span>
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => queue.stop(id)}>
            {isBad ? "Put aside" : "Stop"}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </span>
      </div>
    </li>
  );
}

function describeProgress({ state, bytes, received, secondsLeft }: Upload): string {
  if (state === "waiting") return "Waits for its turn";
  if (received === bytes) return "Is made ready";
  const percent = Math.floor((100 * received) / bytes);
  const left = secondsLeft === null ? "" : `, ${formatSeconds(secondsLeft)} left`;
  return `${percent}% of ${formatSize(bytes)}${left}`;
}

function formatSize(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function formatSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
