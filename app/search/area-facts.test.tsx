import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { AreaWithHomes } from "../../domain/search/area-stats.ts";
import { AreaFacts, describeStats } from "./area-facts.tsx";

test.each([
  [{ homes: 1204, medianRentPcm: 2100 }, "1,204 homes, median rent £2,100 pcm"],
  [{ homes: 1, medianRentPcm: 950 }, "1 home, median rent £950 pcm"],
  [{ homes: 0, medianRentPcm: null }, "no homes"],
])("%j reads '%s'", (stats, text) => {
  expect(describeStats(stats)).toBe(text);
});

function renderFacts(nearby: AreaWithHomes[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AreaFacts name="Clifton" stats={{ homes: 0, medianRentPcm: null }} nearby={nearby} />
    </MemoryRouter>,
  );
}

test("nearby areas are linked, each with its homes", () => {
  const page = renderFacts([{ slug: "hotwells", name: "Hotwells", homes: 3 }]);
  expect(page).toContain("Nearest areas with homes");
  expect(page).toContain('href="/flats-to-rent/hotwells"');
  expect(page).toContain("3 homes");
});

test("without nearby homes there is no heading of them", () => {
  expect(renderFacts([])).not.toContain("<h2>");
});
