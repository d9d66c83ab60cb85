import type { Route } from "./+types/diary-page";

export type ShownDiary = Route.ComponentProps["loaderData"]["diary"];
export type ShownAppointment = ShownDiary["appointments"][number];
export type ShownAsk = ShownDiary["asks"][number];
export type ShownFit = ShownAsk["fits"][number];
