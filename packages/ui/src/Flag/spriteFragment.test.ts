import { expect, test } from "vitest";
import { spriteFragment } from "./spriteFragment.ts";

test("a media fragment names a picture of the sprite", () => {
  expect(spriteFragment("/flags.webp#xywh=0,36,24,18")).toEqual({
    src: "/flags.webp",
    y: 36,
    width: 24,
  });
});

test("the unit of pixels may be written out", () => {
  expect(spriteFragment("/f.png#xywh=pixel:0,6,4,3")).toMatchObject({ y: 6, width: 4 });
});

test.each([
  "/de.svg",
  "/de.svg#top",
  "/f.png#xywh=0,2,3",
  "/f.png#xywh=48,0,4,3",
  "/f.png#xywh=0,0,0,3",
  "#xywh=0,0,4,3",
])("%s is a whole picture", (address) => {
  expect(spriteFragment(address)).toBeNull();
});
