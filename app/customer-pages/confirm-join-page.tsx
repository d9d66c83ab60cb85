import { data } from "react-router";
import type { Route } from "./+types/confirm-join-page";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { confirmJoin, findJoin } from "../../server/people/merge/confirm-join.ts";
import { caseHeaders } from "../../server/site/case-page.ts";
import { readFields } from "../../server/site/form-post.ts";
import { appContext, clientAddress } from "../../server/site/page-contexts.ts";
import { CallButton } from "../agency/call-button.tsx";
import { joinText } from "../brand/texts/join-text.ts";
import { createPageMeta, noIndex } from "../brand/page-meta.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Note } from "../ui/note.tsx";
import { CaseForm } from "./case-form.tsx";
import { CaseFrame } from "./case-frame.tsx";

export const handle = { scripts: false, ownFrame: true } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const join = await findJoin(context.get(appContext), params.token);
  return data(join, { status: join.state === "none" ? 404 : 200 });
}

export function headers() {
  return caseHeaders;
}

export function meta() {
  return [...createPageMeta(joinText.asked.title, joinText.description), noIndex];
}

const statuses: Readonly<Record<string, number>> = {
  none: 404,
  wait: 429,
  "no-address": 422,
  "other-address": 422,
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const { email: typed = "" } = await readFields(request);
  const by = { typed, address: context.get(clientAddress) };
  const { state } = await confirmJoin(context.get(appContext), params.token, by);
  return data({ state, typed }, { status: statuses[state] ?? 200 });
}

/** The loader reads the join anew after the form. */
export default function ConfirmJoinPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CaseFrame>
      <div className="case__closed">
        <div className="panel panel--door stack">
          {loaderData.state === "asked" ? (
            <Question refused={actionData} />
          ) : (
            <Told
              {...joinText[
                loaderData.state === "none"
                  ? "none"
                  : loaderData.isComplete
                    ? "complete"
                    : "waiting"
              ]}
            />
          )}
        </div>
      </div>
    </CaseFrame>
  );
}

function Question({ refused }: { refused: { state: string; typed: string } | undefined }) {
  const { title, lede, effect, otherwise, label, button, invalid, wrong, wait } = joinText.asked;
  const errors: Readonly<Record<string, string>> = {
    "no-address": invalid,
    "other-address": wrong,
  };
  const error = errors[refused?.state ?? ""];
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <p>{effect}</p>
      <p>{otherwise}</p>
      {refused?.state === "wait" && (
        <Note kind="error" live>
          <p>{wait}</p>
        </Note>
      )}
      <CaseForm className="case__form">
        <Field
          name="email"
          type="email"
          label={label}
          maxLength={254}
          defaultValue={refused?.typed}
          // The page has no script: a refusal comes with a new page, and this is what announces it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={error !== undefined}
          {...(error !== undefined && { error })}
        />
        <Button type="submit">{button}</Button>
      </CaseForm>
    </>
  );
}

function Told({ title, lede }: { title: string; lede: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <div className="row space-above">
        <CallButton />
      </div>
    </>
  );
}
