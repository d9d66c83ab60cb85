import { describe, expect, test } from "vitest";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { createPublicListing } from "../../server/testing/listing.ts";
import { createPropertyMeta } from "./property-meta.ts";

const origin = "https://www.example.com";

function getMetaTags(changes: Partial<PublicListing>): Map<string, string> {
  const tags = new Map<string, string>();
  for (const tag of createPropertyMeta(createPublicListing(changes), [], origin)) {
    const [name, content] = Object.values({ ...tag });
    if (typeof name === "string" && typeof content === "string") tags.set(name, content);
  }
  return tags;
}

describe("what social sites and search engines read of a home", () => {
  const cover = {
    kind: "photo" as const,
    url: `/photos/${"a".repeat(64)}.jpg`,
    caption: "Reception room",
    width: 1200,
    height: 800,
    placeholder: null,
  };

  test("its first photo, by its full address, with its size and what it shows", () => {
    const tags = getMetaTags({ media: [{ ...cover, kind: "epc", url: "/photos/x.png" }, cover] });
    expect(tags.get("og:image")).toBe(`${origin}${cover.url}`);
    expect(tags.get("og:image:width")).toBe("1200");
    expect(tags.get("og:image:height")).toBe("800");
    expect(tags.get("og:image:alt")).toBe("Loriner Street: Reception room");
    expect(tags.get("twitter:card")).toBe("summary_large_image");
  });

  test("a photo kept elsewhere, without a size, by its own address", () => {
    const url = "https://photos.example.com/1.jpg";
    const tags = getMetaTags({ media: [{ ...cover, url, width: null, height: null }] });
    expect(tags.get("og:image")).toBe(url);
    expect(tags.has("og:image:width")).toBe(false);
  });

  test("a home without photos shows the site's own picture", () => {
    expect(getMetaTags({}).get("og:image")).toBe(`${origin}/social-picture.png`);
  });

  test("a home that is let agreed is not to be kept by search engines, an available one is", () => {
    expect(getMetaTags({ status: "let-agreed" }).get("robots")).toBe("noindex");
    expect(getMetaTags({ status: "available" }).has("robots")).toBe(false);
  });
});
