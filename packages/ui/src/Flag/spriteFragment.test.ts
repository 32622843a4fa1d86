import { expect, test } from "vitest";
import { spriteFragment } from "./spriteFragment.ts";

test("a media fragment names a rectangle of the picture", () => {
  expect(spriteFragment("/flags.webp#xywh=48,36,24,18")).toEqual({
    src: "/flags.webp",
    x: 48,
    y: 36,
    width: 24,
    height: 18,
  });
});

test("the unit of pixels may be written out", () => {
  expect(spriteFragment("/f.png#xywh=pixel:0,0,4,3")).toMatchObject({ width: 4, height: 3 });
});

test.each(["/de.svg", "/de.svg#top", "/f.png#xywh=1,2,3", "/f.png#xywh=0,0,0,3", "#xywh=0,0,4,3"])(
  "%s is a whole picture",
  (address) => {
    expect(spriteFragment(address)).toBeNull();
  },
);
