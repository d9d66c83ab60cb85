import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { officeChannel } from "../../agency/office-changes.ts";
import { watchChannel } from "../../platform/database/watch-channel.ts";
import { useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { confirmOwnViewing } from "./change-own-viewing.ts";
import { moveBooking } from "../../testing/move-booking.ts";

/** Milliseconds from a change to the event on which every open diary reads it again. */
const limit = 1000;

describe.each(testEngines)("an open diary, on the %s engine", (engine) => {
  const { database, appContext, book } = useBookings(engine);
  let heardAt: number[] = [];
  let watch: { stop: () => Promise<void> } | undefined;

  beforeEach(async () => {
    const listening = Promise.withResolvers<void>();
    watch = await watchChannel(
      database(),
      { warn: () => {} },
      {
        channel: officeChannel,
        onListening: listening.resolve,
        notified: (payload) => {
          if (JSON.parse(payload).subject === "diary") heardAt.push(performance.now());
        },
        onLost: () => {},
        whileLost: "",
      },
    );
    await listening.promise;
  });
  afterEach(() => watch?.stop());

  test("hears within a second of what is booked, confirmed, moved and cancelled", async () => {
    const hear = async <T>(change: () => Promise<T>): Promise<T> => {
      heardAt = [];
      const outcome = await change();
      const doneAt = performance.now();
      await waitUntil(() => expect(heardAt).not.toEqual([]));
      expect(heardAt[0]! - doneAt).toBeLessThan(limit);
      return outcome;
    };
    const app = await appContext();
    const bookingId = await hear(() => book());
    await hear(() => confirmOwnViewing(app, bookingId));
    await hear(() => moveBooking(app, { bookingId, time: "17:00" }));
    await hear(() => cancelBooking(app, bookingId, "command line"));
  });
});
