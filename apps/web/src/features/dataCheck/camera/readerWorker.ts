import { createTrainedNet, readPicture } from "@specimen/reader";
import type { CameraFrame } from "../../../browser/camera.ts";
import { workerPage } from "../../../browser/workerPage.ts";
import type { LiveReading } from "./liveReading.ts";

const net = createTrainedNet();

/** Reads each frame it is sent with the code that reads pictures on the server. */
workerPage.listen((message) => {
  const { zone, advice } = readPicture(message as CameraFrame, {
    net,
    now: () => performance.now(),
  });
  const reading: LiveReading = {
    isReadable: zone?.status === "read" && advice.length === 0,
    advice: zone?.status === "unsure" && advice.length === 0 ? ["unsure"] : advice,
    corners: zone?.corners.flat() ?? null,
  };
  workerPage.post(reading);
});
