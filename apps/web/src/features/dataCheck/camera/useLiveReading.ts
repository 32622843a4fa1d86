import { useEffect, useState, type RefObject } from "react";
import { readFrame, startCamera } from "../../../browser/camera.ts";
import { thread } from "../../../browser/thread.ts";
import type { LiveReading } from "./liveReading.ts";
import readerUrl from "./readerWorker.ts?worker&url";

/** Longer side in pixels of the frames that are read: finer ones only take longer. */
const longestSide = 1280;

/** Between the answer to one frame and the next frame, in ms. */
const pauseBetweenFrames = 250;

/** The camera of a screen. */
export interface LiveCamera {
  readonly status: "starting" | "running" | "unavailable";
  /** Null until the first frame was read, and where frames cannot be read. */
  readonly reading: LiveReading | null;
  /** Size of the frames, to which the corners of a reading refer. */
  readonly frame: { readonly width: number; readonly height: number } | null;
}

const starting: LiveCamera = { status: "starting", reading: null, frame: null };

/** Runs the camera in a video element while it is there, and reads its frames in a worker. */
export function useLiveReading(video: RefObject<HTMLVideoElement | null>): LiveCamera {
  const [live, setLive] = useState(starting);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let isOver = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const closing: (() => void)[] = [];
    const end = () => {
      isOver = true;
      clearTimeout(waiting);
      for (const close of closing.splice(0)) close();
    };
    const read = () => {
      const frame = readFrame(element, longestSide);
      if (frame === null) {
        waiting = setTimeout(read, pauseBetweenFrames);
        return;
      }
      const { width, height } = frame;
      setLive((before) => ({ ...before, frame: { width, height } }));
      reader?.post(frame);
    };
    const reader = thread(readerUrl).open({
      message: (data) => {
        if (isOver) return;
        // Posted by our own worker.
        setLive((before) => ({ ...before, reading: data as LiveReading }));
        waiting = setTimeout(read, pauseBetweenFrames);
      },
      // Without it pictures are taken without advice.
      failed: () => undefined,
    });
    if (reader !== null) closing.push(() => reader.close());
    startCamera(element).then(
      (stop) => {
        if (isOver) {
          stop();
          return;
        }
        closing.push(stop);
        setLive({ ...starting, status: "running" });
        read();
      },
      () => {
        if (!isOver) setLive({ ...starting, status: "unavailable" });
      },
    );
    return end;
  }, [video]);
  return live;
}
