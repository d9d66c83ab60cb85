import type { LandlordHomeCase } from "../shown.ts";

type Standing = LandlordHomeCase["standing"];

/** Where we work at none of the steps. */
const texts: Partial<Record<Standing, [title: string, text: string]>> = {
  "moved-in": [
    "The keys are handed over",
    "Your property is let. You can still find documents and messages here.",
  ],
  ended: [
    "The tenancy has ended",
    "Write to us here whether we are to let your home again. Nothing is advertised before you say so.",
  ],
  "fell-through": [
    "The let did not go ahead",
    "We ask you what comes next. You can write to us here too.",
  ],
  "let-agreed": [
    "Your home is let agreed",
    "There are no more viewings. We’ll email you when we need something.",
  ],
  off: ["Your home is not advertised now", "Write to us here when we are to let it again."],
};

/** What happens while nothing waits for the landlord. */
export function LandlordWaits({ standing }: { standing: Standing }) {
  const [title, text] = texts[standing] ?? [
    "Nothing to decide right now",
    "We’ll email you when we need something.",
  ];
  return (
    <>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </>
  );
}
