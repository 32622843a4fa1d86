/** A frame in shades of grey, 0 black to 255 white, row by row. */
export interface CameraFrame {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Whether pages may ask for a camera here: browsers offer it over secure connections alone. */
export const hasCamera = (): boolean =>
  "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices;

/**
 * Shows what the camera on the back sees in a video element. Resolves with a function that ends it;
 * rejects where there is no camera or it is not allowed.
 */
export async function startCamera(video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: "environment" },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

/** The frame that a video shows, its longer side at most so many pixels; null before the first one. */
export function readFrame(video: HTMLVideoElement, longest: number): CameraFrame | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(video, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height).data;
  if (pixels === undefined) return null;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const pixel = at * 4;
    // ITU-R BT.601, as JPEG has it.
    data[at] =
      0.299 * (pixels[pixel] ?? 0) +
      0.587 * (pixels[pixel + 1] ?? 0) +
      0.114 * (pixels[pixel + 2] ?? 0);
  }
  return { data, width, height };
}

/** What a video shows, as a JPEG in full size. */
export function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
