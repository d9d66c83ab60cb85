import { formatCount } from "../../../domain/shared/formats/count.ts";
import { href, Link } from "react-router";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { letAgreedChoices } from "../../../domain/feeds/portal.ts";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { LetAgreedForm } from "./let-agreed-form.tsx";
import { PauseForm } from "./pause-form.tsx";
import type { PortalView } from "./shown.ts";

/** One portal: what is there, what is not, and why. */
export function PortalSection({ portal, mayManage }: { portal: PortalView; mayManage: boolean }) {
  const { id, name, isPaused, problem } = portal;
  const bad = problem !== null || (portal.comparison?.extra.length ?? 0) > 0;
  return (
    <OfficeSection
      title={`Sending to ${name}`}
      tools={<PortalBadge portal={portal} />}
      {...(bad && { look: "warn" })}
    >
      <Facts portal={portal} />
      {isPaused && (
        <p className="feeds__note">
          Paused{portal.pausedBy && ` by ${portal.pausedBy}`}
          {portal.reason && `: ${portal.reason}`}
        </p>
      )}
      {problem && (
        <p className="feeds__note feeds__bad">
          {problem} Tried {formatCount(portal.failures, "time")}
          {portal.next && !isPaused && `. Next attempt ${portal.next}`}.
        </p>
      )}
      <Comparison portal={portal} />
      <NotedHomes portal={portal} />
      {mayManage && (
        <div className="feeds__note feeds__buttons">
          {!isPaused && (
            <OfficeForm
              form={feedForms.hurry}
              values={{ channel: `portal ${id}` }}
              button="Retry sending now"
              about={name}
              look="secondary"
            />
          )}
          {portal.isShrunk && (
            <OfficeForm
              form={feedForms["send-anyway"]}
              values={{ portal: id }}
              button="Send listings anyway"
              about={name}
              look="secondary"
            />
          )}
          <LetAgreedForm portal={portal} />
          <PauseForm channel={`portal ${id}`} isPaused={isPaused} name={name} />
        </div>
      )}
    </OfficeSection>
  );
}

/** Of last night. */
export function Comparison({
  portal: { comparison, compared },
}: {
  portal: Pick<PortalView, "comparison" | "compared">;
}) {
  if (comparison === null || compared === null) return null;
  const { extra, missing, isTold } = comparison;
  return (
    <p className={extra.length > 0 ? "feeds__note feeds__bad" : "feeds__note tiny"}>
      Compared {compared} with {isTold ? "the portal’s own list" : "the last listings it accepted"}:{" "}
      {extra.length === 0
        ? "nothing listed by mistake"
        : `${extra.length} listed by mistake (${extra.slice(0, 5).join(", ")})`}
      {missing.length > 0 && `, ${missing.length} missing`}.
    </p>
  );
}

function PortalBadge({ portal }: { portal: PortalView }) {
  if (portal.isPaused) return <span className="badge badge--warn">Paused</span>;
  if (portal.problem !== null) return <span className="badge badge--err">Not sent</span>;
  if (portal.refused > 0) {
    return <span className="badge badge--err">{portal.refused} rejected</span>;
  }
  const extra = portal.comparison?.extra.length ?? 0;
  if (extra > 0) return <span className="badge badge--err">{extra} listed by mistake</span>;
  if (portal.sent === null) return <span className="badge">Waiting</span>;
  return <span className="badge badge--ok">Live</span>;
}

function Facts({
  portal: { id, there, wanted, leaving, sent, letAgreed },
}: {
  portal: PortalView;
}) {
  return (
    <dl className="feeds__facts">
      <div>
        <dt>Live properties</dt>
        <dd>
          <Link to={href("/office/feeds/portals/:id", { id })}>
            {there} of {wanted}
          </Link>
          {leaving > 0 && `, ${leaving} to be removed with the next file`}
        </dd>
      </div>
      <div>
        <dt>Last sent</dt>
        <dd>{sent ?? "Not yet"}</dd>
      </div>
      <div>
        <dt>Let agreed properties</dt>
        <dd>{letAgreedChoices[letAgreed]}</dd>
      </div>
    </dl>
  );
}

function isWrong({ state }: PortalView["homes"][number]): boolean {
  return state !== "there" && state !== "held-back";
}

/** Homes that something is to be said of. */
function NotedHomes({ portal: { id, homes, more } }: { portal: PortalView }) {
  if (homes.length === 0) return null;
  return (
    <ul className="rows feeds__homes">
      {homes.map((home) => (
        <li key={home.id}>
          <Link to={href("/office/listings/:id", { id: home.id })}>{home.name}</Link>
          {home.notes.map((note) => (
            <p key={note} className={isWrong(home) ? "tiny feeds__bad" : "tiny"}>
              {note}
            </p>
          ))}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`${href("/office/feeds/portals/:id", { id })}?show=noted`}>{more} more</Link>
        </li>
      )}
    </ul>
  );
}
