/** The page that opened this worker, as the worker sees it. */
export const workerPage = {
  post: (message: unknown) => postMessage(message),
  listen: (message: (data: unknown) => void) =>
    addEventListener("message", ({ data }: MessageEvent<unknown>) => message(data)),
};
