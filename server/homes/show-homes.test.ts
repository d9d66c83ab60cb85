import { describe, expect, test } from "vitest";
import { readHomesView } from "../../domain/listings/homes-view.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { publishHome } from "./publish-home.ts";
import { showHomes } from "./show-homes.ts";

const dayMinutes = 24 * 60;
const nobody = "00000000-0000-4000-8000-000000000000";

describe.each(testEngines)("The table of homes, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const show = async (query: string) =>
    showHomes(await office.app(), { staffId: nobody }, readHomesView(new URLSearchParams(query)));

  test("marks the half of the days on the market, of all live homes whichever are shown", async () => {
    const { id: staffId } = await office.hire("negotiator");
    expect((await show("")).medianDays).toBeNull();
    for (const name of ["Arnold Gardens", "Kiln Yard", "Linnet Mews"]) {
      const id = await draftHome(await office.app(), staffId, { name });
      await publishHome(await office.app(), id, { actor: { staffId }, rentReason: "" });
      office.wait(5 * dayMinutes);
    }
    await draftHome(await office.app(), staffId);
    expect(await show("")).toMatchObject({ medianDays: 10, shown: { from: 1, to: 4, of: 4 } });
    const found = await show("find=kiln");
    expect(found.homes.map(({ daysUp }) => daysUp)).toEqual([10]);
    expect(found).toMatchObject({ medianDays: 10, shown: { from: 1, to: 1, of: 1 } });
    expect(await show("find=linnet")).toMatchObject({ medianDays: 10, homes: [{ daysUp: 5 }] });
  });
});
