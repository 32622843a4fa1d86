/** Gives the page a camera while a story is shown. */
export function withCamera(getUserMedia: () => Promise<MediaStream>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, "mediaDevices");
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia },
    configurable: true,
  });
  return () => {
    if (own === undefined) Reflect.deleteProperty(navigator, "mediaDevices");
    else Object.defineProperty(navigator, "mediaDevices", own);
  };
}

/** What a camera sees that looks at a wall. */
export function grayWall(): MediaStream {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("nothing can be drawn here");
  context.fillStyle = "#999";
  context.fillRect(0, 0, 640, 480);
  return canvas.captureStream(10);
}
