import type { Replies } from "./replies.ts";
import type { Scene } from "./StoryWorld.tsx";

/** The parameters of a file's stories: at an address, the file's replies with a story's own over them. */
export const scenesOf =
  (replies: Replies) =>
  (path: string, own: Scene = {}) => ({
    scene: { ...own, path, replies: { ...replies, ...own.replies } } satisfies Scene,
  });
