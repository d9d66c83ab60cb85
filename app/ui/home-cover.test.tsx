import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HomeCover } from "./home-cover.tsx";

const hash = "a".repeat(64);

function renderCover(cover: { url: string; width: number | null; height: number | null } | null) {
  return renderToString(<HomeCover home={{ id: "LST1", cover }} sizes="11rem" />);
}

test("a photo comes in the sizes that suit the screen", () => {
  const html = renderCover({ url: `/photos/${hash}.jpg`, width: 1000, height: 750 });
  expect(html).toContain('sizes="11rem"');
  expect(html).toContain(`/photos/${hash}-400.avif 400w, /photos/${hash}-800.avif 800w`);
  expect(html).toContain(`src="/photos/${hash}.jpg"`);
});

test("a photo kept elsewhere comes as it is, and a home without one gets a drawn house", () => {
  const html = renderCover({ url: "https://example.com/x.jpg", width: null, height: null });
  expect(html).toContain('src="https://example.com/x.jpg"');
  expect(html).not.toContain("<source");
  expect(renderCover(null)).toMatch(/src="[^"]+\.svg[?"]/);
});
