import type { DataCheck, DataCheckForm } from "@specimen/api/contract";
import type { StoryContext } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { paths } from "../url/paths.ts";
import { ok, type Replies } from "./replies.ts";
import { inStoryWorld, type Scene } from "./StoryWorld.tsx";

/** The calls of the data check. */
export const checkCalls = "/identity-documents/data-check";

/** What the form is answered before it is sent. */
export const formReplies = (form: DataCheckForm): Replies => ({
  [`GET ${checkCalls}/auto-verify/config`]: ok({
    enabled: true,
    verificationProfile: "auto-verify",
    services: [],
  }),
  [`GET ${checkCalls}/{id}/form-schema`]: ok(form),
});

/** One white pixel: the server would refuse it, the page sends it. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";
/** A file to choose. */
export const picture = (name = "passport.png") =>
  new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], name, {
    type: "image/png",
  });

/** What the screen of uploads is answered. */
interface ScanSamples {
  readonly form: DataCheckForm;
  /** The check while its pictures are sent, and with its result. */
  readonly uploading: DataCheck;
  readonly made: DataCheck;
}

/** Makes the screen of uploads, with answers of its own. */
export const scanScene =
  ({ form, uploading, made }: ScanSamples) =>
  (followed: Replies = {}, rest: Scene = {}) => [
    inStoryWorld({
      path: paths.dataCheck.scan,
      ...rest,
      replies: {
        [`GET ${checkCalls}/auto-verify/config`]: ok({
          enabled: true,
          verificationProfile: "scan-upload",
          services: [],
        }),
        [`GET ${checkCalls}/{id}/form-schema`]: ok(form),
        [`POST ${checkCalls}/auto-verify`]: ok(uploading),
        [`POST ${checkCalls}/auto-verify/pieces`]: ok({ page: 0, received: 70, isComplete: true }),
        [`GET ${checkCalls}/auto-verify`]: ok(made),
        [`GET ${checkCalls}/images/{id}`]: ok({ type: "image/png", data: pixel }),
        [`POST ${checkCalls}/{id}`]: ok(made),
        [`DELETE ${checkCalls}/auto-verify`]: ok({ isDeleted: true }),
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
