import { data, redirect } from "react-router";
import { buildCasePath, type CaseKind } from "../../domain/customer-page-links/case-path.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { AppContext } from "../app-context.ts";
import { findBranchPhone } from "../branches/home-agency.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import type { CaseForm } from "../customer-pages/case-form.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import {
  askForLink,
  type CaseArgs,
  keptForBack,
  openCasePage,
  readCasePost,
  refuseCase,
  renewOpenLink,
} from "./case-page.ts";
import { appContext } from "./page-contexts.ts";

type Opened<Kind extends CaseKind> = Extract<OpenCase, { kind: Kind }>;

/** What the page of a link shows. One that opens nothing looks the same as one that never was. */
export async function loadCasePage<
  Kind extends CaseKind,
  Shown extends { current: { home: { id: string } } | null },
>(
  { context, params, url }: Omit<CaseArgs, "request"> & { url: URL },
  kind: Kind,
  show: (app: AppContext, opened: Opened<Kind>, home: string | null) => Promise<Shown | null>,
) {
  const opened = await openCasePage({ context, params }, kind);
  const home = url.searchParams.get("home");
  const shown = opened && (await show(context.get(appContext), opened, home));
  const current = shown?.current?.home.id;
  const { orm } = context.get(appContext).database;
  const branchPhone = current === undefined ? null : await findBranchPhone(orm, current);
  const path = buildCasePath(kind, params.token);
  const done = url.searchParams.get("done");
  const init = shown ? { headers: keptForBack } : { status: 404 };
  return data({ shown, path, done, branchPhone }, init);
}

/** A form of an open page. Sent ones lead to the page again, so that loading it anew sends nothing twice. */
export async function sendCaseForm<Kind extends CaseKind>(
  { url, ...args }: CaseArgs & { url: URL },
  kind: Kind,
  handle: (
    app: AppContext,
    opened: Opened<Kind>,
    form: CaseForm,
  ) => Promise<Outcome<{ done: string }>>,
) {
  const { context, params } = args;
  const opened = await openCasePage(args, kind);
  if (opened === null) return askForLink(args, kind);
  const posted = await readCasePost(args, opened);
  if (!posted.ok) return posted.answer;
  const { fields } = posted.form;
  if (fields["change"] === "renew") return renewOpenLink(args, kind);
  const outcome = await handle(context.get(appContext), opened, posted.form);
  if (!outcome.ok) return refuseCase(outcome.refusal, fields);
  const query = new URLSearchParams({ done: outcome.answer.done });
  const home = fields["home"] || (url.searchParams.get("home") ?? "");
  if (listingIdForm.test(home)) query.set("home", home);
  throw redirect(`${buildCasePath(kind, params.token)}?${query}`, 303);
}
