import { useState } from "react";
import { calculateHoldingDeposit } from "../../../../domain/listings/move-in-cost.ts";
import { listFields } from "../../../../domain/listings/facts/home-fields.ts";
import { readPounds } from "../../../../domain/listings/facts/read-home.ts";
import { formatPounds, getDeposit, getWeeklyRent } from "../../../../domain/shared/money.ts";
import { Field } from "../../../ui/field.tsx";
import { EditorSection } from "./editor-section.tsx";
import { HomeInput, HomeInputs } from "./home-field.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";

const others = listFields("rent", [
  "rentPcm",
  "availableFrom",
  "deposit",
  "noDeposit",
  "holdingDeposit",
]);

export function RentFields({
  home,
  answer,
}: {
  home: EditedHome;
  answer: EditorAnswer | undefined;
}) {
  const [typed, setTyped] = useState(home.texts.rentPcm);
  const rent = readPounds(typed);
  const { lowestRentPcm } = home;
  return (
    <EditorSection id="rent">
      <div className="edit__grid">
        <HomeInput
          home={home}
          name="rentPcm"
          after="pcm"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Figure label="Weekly rent" note="12 × rent ÷ 52">
          {rent ? formatPounds(getWeeklyRent(rent)) : "–"}
        </Figure>
        <HomeInputs home={home} names={["availableFrom", "deposit"]} />
        <Figure
          label="5 weeks’ rent (and legal maximum)"
          note={home.gate.depositCap === null ? "No legal cap" : "Tenant Fees Act 2019, schedule 1"}
        >
          {rent ? formatPounds(getUsualDeposit(rent, home.gate.depositCap)) : "–"}
          {home.gate.depositCap !== null && `, cap ${formatPounds(home.gate.depositCap)}`}
        </Figure>
        <HomeInputs home={home} names={["noDeposit", "holdingDeposit"]} />
        <Figure
          label="Maximum holding deposit (1 week’s rent)"
          note="Tenant Fees Act 2019, schedule 1"
        >
          {rent ? formatPounds(calculateHoldingDeposit(rent)) : "–"}
        </Figure>
        <HomeInputs home={home} names={others} />
        <RiseReason home={home} rent={rent} answer={answer} />
      </div>
      <LowestRent rentPcm={lowestRentPcm} />
    </EditorSection>
  );
}

/** As the site asks it, but never above the cap, which counts pence. */
function getUsualDeposit(rentPcm: number, cap: number | null): number {
  return Math.min(getDeposit({ rentPcm, noDeposit: false }), cap ?? Infinity);
}

function RiseReason({
  home: { listedRentPcm },
  rent,
  answer,
}: {
  home: EditedHome;
  rent: number | null;
  answer: EditorAnswer | undefined;
}) {
  const isRise = rent !== null && listedRentPcm !== null && rent > listedRentPcm;
  const reasonError = answer?.refusal?.errors?.find(({ path }) => path === "rentReason")?.message;
  if (!isRise && reasonError === undefined) return null;
  return (
    <Field
      name="rentReason"
      label="Reason for the rent increase"
      hint={`It’s advertised at ${formatPounds(listedRentPcm ?? 0)}. We’ll keep the reason on record.`}
      maxLength={500}
      {...(reasonError !== undefined && { error: reasonError })}
    />
  );
}

function LowestRent({ rentPcm }: { rentPcm: number | null }) {
  if (rentPcm === null) return null;
  return (
    <p className="tiny">
      The lowest rent advertised for this letting is {formatPounds(rentPcm)}. We can’t ask for more
      from anyone who makes an offer (Renters’ Rights Act 2025, section 56).
    </p>
  );
}

function Figure({
  label,
  note,
  children,
}: {
  label: string;
  note: string;
  children: React.ReactNode;
}) {
  return (
    <div className="field edit__figure">
      <span className="label">{label}</span>
      <output className="tabular-numbers">{children}</output>
      <small>{note}</small>
    </div>
  );
}
