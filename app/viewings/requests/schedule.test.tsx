import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import { viewingText } from "../../brand/texts/viewing-text.ts";
import { ScheduleFields } from "./schedule.tsx";

const days = findViewingDays(getUsualSettings(), new Date("2026-11-30T12:00:00Z"));

function Schedule({ refusal }: { refusal: string | null }) {
  const form = useForm<Texts>({
    defaultValues: { scheduleViewingDate: "2026-12-05", scheduleViewingTime: "18:00 - 18:30" },
    ...(refusal && { errors: { scheduleViewingTime: { type: "server", message: refusal } } }),
  });
  return <ScheduleFields form={form} days={days} listingId="p1" />;
}
const render = (refusal: string | null) =>
  renderToStaticMarkup(<Schedule refusal={refusal} />).replaceAll("&#x27;", "'");

test("a chosen time says that it is asked for", () => {
  expect(render(null)).toContain(viewingText.schedule.request);
});

test("a time that was refused says why, and no more that it is asked for", () => {
  const refused = render("Nobody can show the home then");
  expect(refused).toContain("Nobody can show the home then");
  expect(refused).not.toContain(viewingText.schedule.request);
});
