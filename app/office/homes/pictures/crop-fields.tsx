import { Suspense, useState } from "react";
import {
  type Crop,
  type Turn,
  turns,
  wholePicture,
} from "../../../../domain/photos/picture-edit.ts";
import { Field } from "../../../ui/field.tsx";
import { lazySection } from "../../../ui/lazy-section.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";

const CropBox = lazySection(async () => (await import("./crop-box.tsx")).CropBox);

const sides = [
  { name: "left", label: "From the left" },
  { name: "top", label: "From the top" },
  { name: "width", label: "Width" },
  { name: "height", label: "Height" },
] as const;

const turnNames: Record<Turn, string> = {
  0: "No rotation",
  90: "90° clockwise",
  180: "Upside down",
  270: "90° anticlockwise",
};

type Texts = Record<keyof Crop, string>;

/** The box on the picture and the numbers beside it are one and the same. */
export function CropFields({
  shown,
  name,
  typed,
  refusal,
}: {
  shown: string;
  name: string;
  typed: Readonly<Partial<Record<string, string>>> | undefined;
  refusal: FormRefusal | undefined;
}) {
  const [turn, setTurn] = useState<Turn>(turns.find((one) => String(one) === typed?.["turn"]) ?? 0);
  const [texts, setTexts] = useState<Texts>({
    left: typed?.["left"] ?? "0",
    top: typed?.["top"] ?? "0",
    width: typed?.["width"] ?? "100",
    height: typed?.["height"] ?? "100",
  });
  const isReady = useHydrated();
  const picture = <img className="cut__picture" src={shown} alt={name} />;
  return (
    <div className="split cut__sides">
      <div className="cut__frame">
        {isReady ? (
          <Suspense fallback={picture}>
            <CropBox
              key={turn}
              src={shown}
              name={name}
              turn={turn}
              crop={toCrop(texts)}
              onChange={(crop) => setTexts(toTexts(crop))}
            />
          </Suspense>
        ) : (
          picture
        )}
      </div>
      <div className="stack">
        <TurnField
          turn={turn}
          onTurn={(to) => {
            setTurn(to);
            setTexts(toTexts(wholePicture));
          }}
        />
        <NumberFields
          texts={texts}
          refusal={refusal}
          onType={(side, text) => setTexts((before) => ({ ...before, [side]: text }))}
        />
      </div>
    </div>
  );
}

function TurnField({ turn, onTurn }: { turn: Turn; onTurn: (turn: Turn) => void }) {
  return (
    <fieldset className="cut__turns">
      <legend className="label">Rotation</legend>
      {turns.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="turn"
            value={one}
            checked={turn === one}
            onChange={() => onTurn(one)}
          />
          {turnNames[one]}
        </label>
      ))}
    </fieldset>
  );
}

function NumberFields({
  texts,
  refusal,
  onType,
}: {
  texts: Texts;
  refusal: FormRefusal | undefined;
  onType: (side: keyof Crop, text: string) => void;
}) {
  return (
    <fieldset className="cut__numbers">
      <legend className="label">Crop (% of rotated photo)</legend>
      {sides.map(({ name, label }) => {
        const error = refusal?.errors?.find(({ path }) => path === name)?.message;
        return (
          <Field
            key={name}
            name={name}
            label={label}
            type="number"
            min={0}
            max={100}
            step="any"
            after="%"
            value={texts[name]}
            onChange={({ currentTarget: { value } }) => onType(name, value)}
            {...(error !== undefined && { error })}
          />
        );
      })}
    </fieldset>
  );
}

function toTexts(crop: Crop): Texts {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  return {
    left: round(crop.left),
    top: round(crop.top),
    width: round(crop.width),
    height: round(crop.height),
  };
}

/** A number that is just being typed is the whole picture's. */
function toCrop(texts: Texts): Crop {
  const read = (text: string, other: number) => {
    const value = Number(text);
    return text === "" || !Number.isFinite(value) ? other : Math.min(Math.max(value, 0), 100);
  };
  const left = read(texts.left, 0);
  const top = read(texts.top, 0);
  return {
    left,
    top,
    width: Math.min(read(texts.width, 100), 100 - left),
    height: Math.min(read(texts.height, 100), 100 - top),
  };
}
