import type { LandlordHomeCase } from "../shown.ts";

type Standing = LandlordHomeCase["standing"];

/** Where we work at none of the steps. */
const texts: Partial<Record<Standing, [title: string, text: string]>> = {
  "moved-in": [
    "The keys have been handed over",
    "Your property is let. You can still find documents and messages here.",
  ],
  ended: [
    "The tenancy has ended",
    "Write to us here if you’d like us to let your property again. We won’t advertise anything until you say so.",
  ],
  "fell-through": [
    "The tenancy didn’t go ahead",
    "We’ll ask you what you’d like to do next. You can write to us here too.",
  ],
  "let-agreed": [
    "Your property is let agreed",
    "There are no more viewings. We’ll email you when we need something.",
  ],
  off: [
    "Your property isn’t advertised at the moment",
    "Write to us here when you’d like us to let it again.",
  ],
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
