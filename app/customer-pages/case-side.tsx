import type { ReactNode } from "react";
import { usePhone } from "../agency/use-phone.ts";
import { brand } from "../brand/brand.ts";
import { caseText } from "../brand/texts/case-text.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { team } from "../brand/team.ts";
import { Icon } from "../ui/icon.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { CaseForm } from "./case-form.tsx";
import "./case-side.css";

/** Beside the case: who takes care of it, its figures, and what the link is. */
export function CaseSide({
  person,
  job,
  dataPath,
  facts,
  answerPromise,
  children,
}: {
  person: string | null;
  job: string;
  dataPath: string;
  facts: readonly [name: string, value: string][];
  answerPromise: string;
  children?: ReactNode;
}) {
  const phone = usePhone();
  return (
    <aside className="case__side">
      <section aria-label={`Your contact at ${brand.name}`}>
        <Host person={person} job={job} />
        <div className="row space-above">
          <ButtonLink to={buildPhoneLink(phone)} look="secondary" size="small">
            <Icon name="phone" />
            Call
          </ButtonLink>
          <ButtonLink to="#messages" look="secondary" size="small" reloadDocument>
            <Icon name="message-circle" />
            Write
          </ButtonLink>
        </div>
        <p className="tiny space-above">{answerPromise}</p>
      </section>
      {facts.length > 0 && (
        <dl className="case__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <LinkNote dataPath={dataPath} />
    </aside>
  );
}

function Host({ person, job }: { person: string | null; job: string }) {
  const member = team.find(({ name }) => name === person);
  return (
    <div className="case__host">
      {member && <img src={member.image} alt="" width="120" height="120" />}
      <div>
        <b>{person ?? brand.name}</b>
        <br />
        <span className="small muted">{member?.title ?? job}</span>
      </div>
    </div>
  );
}

function LinkNote({ dataPath }: { dataPath: string }) {
  return (
    <CaseForm className="case__key">
      <p className="tiny">{caseText.linkIsKey}</p>
      <p className="row">
        <button className="case__link" type="submit" name="change" value="renew">
          {caseText.newLink}
        </button>
        <a href={dataPath} className="small">
          {caseText.data}
        </a>
      </p>
    </CaseForm>
  );
}
