import type { DataCheck } from "@specimen/api/contract";
import type { StoryContext } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { ok, type Replies } from "../../../testing/replies.ts";
import { onStage, type Scene } from "../../../testing/Stage.tsx";
import { paths } from "../../../url/paths.ts";
import { addedUpCheck, sampleForm, samplePage } from "../samples.ts";

export const base = "/identity-documents/data-check";

/** A picture that has not been sent. */
export const waiting: DataCheck["pages"][number] = {
  ...samplePage,
  state: "waiting",
  width: null,
  height: null,
  lines: null,
  isSure: false,
};
/** The check of it. */
export const uploading: DataCheck = {
  ...addedUpCheck,
  way: "scan",
  stage: "uploading",
  checkedAt: null,
  verdict: null,
  rules: [],
  lines: [],
  pages: [waiting],
};

/** One white pixel: the server would refuse it, the page sends it. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";
/** A file to choose. */
export const picture = (name = "passport.png") =>
  new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], name, {
    type: "image/png",
  });

/** The screen of uploads, with answers of its own. */
export const scene = (followed: Replies = {}, rest: Scene = {}) => [
  onStage({
    path: paths.dataCheck.scan,
    ...rest,
    replies: {
      [`GET ${base}/auto-verify/config`]: ok({
        enabled: true,
        verificationProfile: "scan-upload",
        services: [],
      }),
      [`GET ${base}/{id}/form-schema`]: ok(sampleForm),
      [`POST ${base}/auto-verify`]: ok(uploading),
      [`POST ${base}/auto-verify/pieces`]: ok({ page: 0, received: 70, isComplete: true }),
      [`GET ${base}/auto-verify`]: ok({ ...addedUpCheck, way: "scan", pages: [samplePage] }),
      [`GET ${base}/images/{id}`]: ok({ type: "image/png", data: pixel }),
      [`POST ${base}/{id}`]: ok({ ...addedUpCheck, way: "scan", pages: [samplePage] }),
      [`DELETE ${base}/auto-verify`]: ok({ isDeleted: true }),
      ...followed,
    },
  }),
];

/** Chooses pictures, one where none are named, and has them checked. */
export const choose = async (canvas: StoryContext["canvas"], files: File | File[] = picture()) => {
  await userEvent.upload(
    await canvas.findByLabelText("Choose pictures", { selector: "input" }),
    files,
  );
  await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
};
