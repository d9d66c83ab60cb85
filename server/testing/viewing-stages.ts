import type { HeldViewing, ViewingStage } from "../../domain/viewings/feedback/was-viewed.ts";

type Stage = Pick<HeldViewing, "state" | "outcome"> & { minutes: number; stage: ViewingStage };

/** What a viewing counts as, so many minutes before its end. The rule and its SQL are held to it. */
export const viewingStages: readonly Stage[] = [
  { state: "booked", outcome: null, minutes: 90, stage: "to-come" },
  { state: "booked", outcome: null, minutes: 1, stage: "to-come" },
  { state: "booked", outcome: null, minutes: 0, stage: "viewed" },
  { state: "confirmed", outcome: null, minutes: 1, stage: "to-come" },
  { state: "confirmed", outcome: null, minutes: -1, stage: "viewed" },
  { state: "confirmed", outcome: "arrived", minutes: 1, stage: "to-come" },
  { state: "confirmed", outcome: "arrived", minutes: -1, stage: "viewed" },
  { state: "booked", outcome: "done", minutes: -1, stage: "viewed" },
  { state: "booked", outcome: "no-show", minutes: 1, stage: "missed" },
  { state: "booked", outcome: "no-show", minutes: -1, stage: "missed" },
  { state: "change-asked", outcome: null, minutes: 90, stage: "to-come" },
  { state: "change-asked", outcome: null, minutes: -1, stage: "missed" },
  { state: "change-asked", outcome: "done", minutes: -1, stage: "viewed" },
  { state: "change-asked", outcome: "no-show", minutes: -1, stage: "missed" },
  { state: "cancelled", outcome: null, minutes: 90, stage: "missed" },
  { state: "cancelled", outcome: null, minutes: -1, stage: "missed" },
  { state: "cancelled", outcome: "done", minutes: -1, stage: "missed" },
];
