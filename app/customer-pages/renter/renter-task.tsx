import { signingConsent } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseForm } from "../case-form.tsx";
import { HoldingUse } from "./holding-use.tsx";
import { SignForm } from "../sign-form.tsx";
import type { RenterHomeCase } from "../shown.ts";

type Task = RenterHomeCase["tasks"][number];

/** The form of what somebody has to do now. */
export function RenterTaskForm({
  task,
  current,
  path,
  answer,
}: {
  task: Task;
  current: RenterHomeCase;
  path: string;
  answer: CaseAnswer | undefined;
}) {
  const tenancyId = current.tenancy?.id ?? "";
  switch (task.do) {
    case "pay":
      return <Pay task={task} home={current.home.name} />;
    case "sign":
      return (
        <>
          <h2>{task.person.name}, sign the agreement</h2>
          <Due due={task.due} />
          <SignForm
            tenancyId={tenancyId}
            personId={task.person.id}
            documentId={task.documentId}
            path={path}
            consent={signingConsent}
            answer={answer}
          />
        </>
      );
    case "choose-holding-use":
      return <HoldingUse task={task} tenancyId={tenancyId} answer={answer} />;
    case "give-share-code":
      return <ShareCode task={task} tenancyId={tenancyId} answer={answer} />;
    default:
      return <PaperToSend task={task} />;
  }
}

function Due({ due }: { due: string }) {
  return (
    <p className="case__due">
      <b className="tabular-numbers">{due}</b>
    </p>
  );
}

type Pay = Extract<Task, { do: "pay" }>;

const payTexts: Record<Pay["parts"][number]["kind"], [title: string, text: string]> = {
  "holding-deposit": [
    "Reserve this home with",
    "No more than 1 week’s rent. If you agree, it counts towards your first month’s rent or your deposit. We’ll then have 15 days to agree the tenancy, and won’t take anyone else’s holding deposit in that time.",
  ],
  "first-rent": [
    "Pay the first month:",
    "Everyone has signed, so you can pay the first month now.",
  ],
  deposit: [
    "Pay the deposit:",
    "We’ll protect the deposit with a scheme within 30 days, and you’ll find the certificate here.",
  ],
};
const partNames: Record<Pay["parts"][number]["kind"], string> = {
  "holding-deposit": "Holding deposit",
  "first-rent": "First month",
  deposit: "Deposit",
};

function Pay({ task, home }: { task: Pay; home: string }) {
  const { parts, open, due, pay } = task;
  const { lines, url } = pay;
  const [first] = parts;
  const isTogether = parts.length > 1;
  const title = isTogether ? "Pay the first month and the deposit:" : payTexts[first!.kind][0];
  return (
    <>
      <h2>
        {title} {open}
      </h2>
      {isTogether ? <PayParts parts={parts} /> : <Due due={due} />}
      {parts.map(({ kind }) => (
        <p key={kind} className="muted">
          {payTexts[kind][1]}
        </p>
      ))}
      {url !== null && (
        <ButtonLink to={url} reloadDocument>
          Pay now
        </ButtonLink>
      )}
      <h3>{url === null ? "Pay by bank transfer" : "Or by transfer"}</h3>
      <ul className="plain case__bank">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="tiny">For {home}, from the household together.</p>
    </>
  );
}

function PayParts({ parts }: Pick<Pay, "parts">) {
  return (
    <ul className="plain">
      {parts.map(({ kind, open, due }) => (
        <li key={kind}>
          {partNames[kind]} {open}. <b className="tabular-numbers">{due}</b>
        </li>
      ))}
    </ul>
  );
}

function ShareCode({
  task,
  tenancyId,
  answer,
}: {
  task: Task;
  tenancyId: string;
  answer: CaseAnswer | undefined;
}) {
  return (
    <>
      <h2>{task.person.name}, send us your share code</h2>
      <Due due={task.due} />
      <p className="muted">
        It proves your right to rent. You can get one in 5 minutes on GOV.UK. It has 9 characters
        and begins with R.
      </p>
      <CaseForm className="case__form">
        <input type="hidden" name="let" value={tenancyId} />
        <input type="hidden" name="person" value={task.person.id} />
        <Field
          name="code"
          label={`Share code for ${task.person.name}`}
          hint="For example R7X 2KD 9PA"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
          defaultValue={answer?.fields?.["code"]}
          {...findError(answer, "code", "code")}
        />
        <div className="row">
          <Button type="submit" name="change" value="code">
            Send the code
          </Button>
          <ButtonLink
            to="https://www.gov.uk/prove-right-to-rent"
            look="quiet"
            rel="noreferrer"
            target="_blank"
          >
            Get a code
            <Icon name="arrow-right" />
            <span className="visually-hidden"> on GOV.UK, in a new window</span>
          </ButtonLink>
        </div>
      </CaseForm>
      <p className="tiny">
        British or Irish passport instead? Send a copy below, and show it to us in person or by
        video. We ask everyone, whatever their nationality.
      </p>
    </>
  );
}

const paperTexts: Record<
  Extract<Task, { do: "send-paper" }>["step"],
  [title: string, text: string]
> = {
  identity: [
    "send us your passport or driving licence",
    "A photo or scan of the page with your name. By law we must check who signs.",
  ],
  references: [
    "send us your proof of income",
    "3 payslips, a contract or your last tax return, plus your previous landlord’s details.",
  ],
  guarantee: ["send us the signed guarantee", "We’ve emailed or posted it to you."],
};

function PaperToSend({ task }: { task: Extract<Task, { do: "send-paper" }> }) {
  const [title, text] = paperTexts[task.step];
  return (
    <>
      <h2>
        {task.person.name}, {title}
      </h2>
      <Due due={task.due} />
      <p className="muted">{text}</p>
      <ButtonLink to="#send" reloadDocument>
        <Icon name="upload" />
        Choose a file
      </ButtonLink>
    </>
  );
}
