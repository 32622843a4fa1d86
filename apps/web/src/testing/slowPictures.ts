let finish: () => void = () => undefined;

async function draw(type: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return new File([blob], "picture", { type });
}

/** Pictures of which one is of a kind that the page draws anew, which lasts until it is finished. */
export const slowPictures = {
  install: () => {
    const original = window.createImageBitmap;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await waiting;
      return original(source);
    };
    return () => {
      window.createImageBitmap = original;
    };
  },
  slow: () => draw("image/bmp"),
  quick: () => draw("image/png"),
  finish: () => finish(),
};
