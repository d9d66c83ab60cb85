import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { PauseForm } from "./pause-form.tsx";
import type { SourceView } from "./shown.ts";

const names = { folder: "Import folder", address: "Import address" };

/** Where files come from by themselves. */
export function SourceSection({
  sources,
  mayManage,
}: {
  sources: readonly SourceView[];
  mayManage: boolean;
}) {
  return sources.map((source) => (
    <OfficeSection
      key={source.name}
      title={names[source.name]}
      tools={<SourceBadge source={source} />}
      {...(source.problem !== null && { look: "warn" })}
    >
      <dl className="feeds__facts">
        <div>
          <dt>Last attempt</dt>
          <dd>{source.tried ?? "None yet"}</dd>
        </div>
        {source.name === "address" && source.next && (
          <div>
            <dt>Next attempt</dt>
            <dd>{source.next}</dd>
          </div>
        )}
      </dl>
      {source.problem && <p className="feeds__note feeds__bad">{nameFeedFields(source.problem)}</p>}
      {source.isPaused && (
        <p className="feeds__note">
          Paused{source.pausedBy && ` by ${source.pausedBy}`}
          {source.reason && `: ${source.reason}`}
        </p>
      )}
      {mayManage && (
        <div className="feeds__note feeds__buttons">
          {source.name === "address" && !source.isPaused && (
            <OfficeForm
              form={feedForms.hurry}
              values={{ channel: "address" }}
              button="Fetch feed now"
              about={names[source.name]}
              look="secondary"
            />
          )}
          <PauseForm channel={source.name} isPaused={source.isPaused} name={names[source.name]} />
        </div>
      )}
    </OfficeSection>
  ));
}

function SourceBadge({ source: { isPaused, problem } }: { source: SourceView }) {
  if (isPaused) return <span className="badge badge--warn">Paused</span>;
  if (problem !== null) return <span className="badge badge--err">Failing</span>;
  return <span className="badge badge--ok">On</span>;
}
