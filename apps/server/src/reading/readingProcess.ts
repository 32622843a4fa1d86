// The process that decodes and reads pictures: one at a time, nothing else. The pool starts and ends it.
import { restrictDecoders } from "./decodePicture.ts";
import type { Memory, ReadMessage, ReadRequest } from "./readingMessages.ts";
import { readUpload } from "./readUpload.ts";
import { RefusedPictureError } from "./refusedPicture.ts";

restrictDecoders();

const send = (message: ReadMessage): void => {
  process.send?.(message);
};

const memory = (): Memory => ({
  residentMiB: process.memoryUsage.rss() / 1024 / 1024,
  peakMiB: process.resourceUsage().maxRSS / 1024,
});

process.on("message", (request: ReadRequest) => {
  void answer(request);
});

// Without its pool nobody waits for an answer.
process.on("disconnect", () => process.exit(0));

async function answer({ bytes, barcodes }: ReadRequest): Promise<void> {
  try {
    const reading = await readUpload(bytes, {
      barcodes,
      onStep: (step) => send({ kind: "step", step }),
    });
    send({ kind: "read", reading, memory: memory() });
  } catch (error) {
    if (!(error instanceof RefusedPictureError)) throw error;
    send({ kind: "refused", code: error.code, memory: memory() });
  }
}
