import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { SWRConfig } from "swr";
import { phoneSession as session, phoneWith } from "../../../testing/phoneScene.ts";
import { ok, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { slowPictures } from "../../../testing/slowPictures.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import PhonePage from "./PhonePage.tsx";

const meta: Meta<typeof PhonePage> = {
  title: "Data check/Phone",
  component: PhonePage,
  decorators: [inStoryWorld()],
  globals: { viewport: { value: "small" } },
};
export default meta;
type Story = StoryObj<typeof PhonePage>;

export const Taking: Story = {
  args: phoneWith(ok(session)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("For Nordhafen Bank")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Send pictures" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const file = new File(["12345"], "front.jpg", { type: "image/jpeg" });
    await userEvent.upload(
      canvas.getByLabelText("Take a photo of the front", { selector: "input" }),
      file,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send pictures" }));
    await waitFor(() => expect(canvas.getByText(/Taken|Pictures sent/)).toBeVisible());
  },
};

/** What the desk is told of the pictures to come. */
const announced = fn<(sent: unknown) => void>();

/** The back is chosen while the front is still drawn anew: both are there. */
export const BothMeanwhile: Story = {
  args: phoneWith(ok(session)),
  beforeEach: slowPictures.install,
  play: async ({ canvas }) => {
    const front = await canvas.findByLabelText("Take a photo of the front", { selector: "input" });
    await userEvent.upload(front, await slowPictures.slow());
    const back = canvas.getByLabelText(/back/, { selector: "input" });
    await userEvent.upload(back, await slowPictures.quick());
    await expect(await canvas.findByRole("img", { name: "Back" })).toBeVisible();
    slowPictures.finish();
    await expect(await canvas.findByRole("img", { name: "Front" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Back" })).toBeVisible();
  },
};

/** A picture that was taken by mistake, or of a document without a back, is not sent. */
export const Removed: Story = {
  args: phoneWith(ok(session), {
    pictures: async (request) => {
      announced(await request.clone().json());
      return ok({ ...session, stage: "uploading" })(request);
    },
  }),
  beforeEach: () => void announced.mockClear(),
  play: async ({ canvas }) => {
    for (const side of ["front", "back"]) {
      const input = canvas.findByLabelText(`Take a photo of the ${side}`, { selector: "input" });
      await userEvent.upload(await input, new File([side], `${side}.jpg`, { type: "image/jpeg" }));
    }
    await userEvent.click(await canvas.findByRole("button", { name: "Remove: Back" }));
    await expect(canvas.queryByRole("img", { name: "Back" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Use the camera: Back" })).toHaveFocus();
    await expect(
      canvas.getByRole("button", { name: "Take a photo of the front again" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send pictures" }));
    await waitFor(() =>
      expect(announced).toHaveBeenCalledWith(
        expect.objectContaining({ pictures: ["front".length] }),
      ),
    );
  },
};

/** Whether the chip symbol is there is asked, and may stay open. */
export const ChipSymbol: Story = {
  args: phoneWith(ok(session)),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole("radiogroup", {
      name: "Does the document show this symbol?",
    });
    await expect(within(question).getByRole("radio", { name: "Not checked" })).toBeChecked();
    await userEvent.click(within(question).getByText("Yes"));
    await expect(within(question).getByRole("radio", { name: "Yes" })).toBeChecked();
  },
};

const enterCode = async (
  canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"],
  code: string,
) => {
  await userEvent.type(await canvas.findByLabelText("Code of 8 characters"), code);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
};

/** Opened without scanning: the code of the desk is typed. */
export const Code: Story = {
  args: phoneWith(ok(session), { secret: "" }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "k7m2 9qpd");
    await shows(canvas, "For Nordhafen Bank");
  },
};

export const WrongCode: Story = {
  args: phoneWith(ok(session), { secret: "", code: refused(404, "not_found") }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "K7M29QPD");
    await shows(canvas, /This code is not valid/);
  },
};

export const CodeOfAnotherPhone: Story = {
  args: phoneWith(ok(session), { secret: "", code: refused(409, "conflict") }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "K7M29QPD");
    await expect(
      await canvas.findByText(
        "This code is in use on another phone. Continue there, or ask for a new one.",
      ),
    ).toBeVisible();
  },
};

export const TooManyCodes: Story = {
  args: phoneWith(ok(session), { secret: "", code: refused(429, "too_many_requests") }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "K7M29QPD");
    await shows(canvas, /Too many attempts/);
  },
};

export const Sent: Story = {
  args: phoneWith(ok({ ...session, stage: "decided" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Pictures sent" })).toBeVisible();
  },
};

export const OtherPhone: Story = {
  args: phoneWith(refused(409, "conflict")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Another phone is connected" }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^It is taking the pictures for this check. Continue there/),
    ).toBeVisible();
  },
};

export const Expired: Story = {
  args: phoneWith(refused(404, "not_found")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This check has expired" }),
    ).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: phoneWith(unreachable()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The service cannot be reached" }),
    ).toBeVisible();
  },
};

/** Answers one call after the other; the last one stays. */
const inTurn = (...replies: [Reply, ...Reply[]]): Reply => {
  const [last] = replies.slice(-1);
  let count = 0;
  return (request) => {
    count += 1;
    return (replies[count - 1] ?? last ?? replies[0])(request);
  };
};

/** Opened again after it was closed while it sent: the pictures are gone with the page. */
export const Reopened: Story = {
  args: phoneWith(ok({ ...session, stage: "uploading" })),
  play: async ({ canvas }) => {
    await shows(canvas, /^The pictures did not arrive completely/);
    await expect(canvas.getByRole("button", { name: "Send pictures" })).toBeVisible();
  },
};

/** Asks again, as at the end of an interval. */
const askAgain = () => dispatchEvent(new Event("online"));

/** A page that asks again at once, however short ago it asked. */
const askingAtOnce = (open: Reply) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>
    <PhonePage {...phoneWith(open)} />
  </SWRConfig>
);

/** Lost while pictures are taken: it is told, and what was taken stays. */
export const ConnectionLost: Story = {
  render: () => askingAtOnce(inTurn(ok(session), unreachable(), ok(session))),
  play: async ({ canvas }) => {
    await shows(canvas, "For Nordhafen Bank");
    askAgain();
    await expect(
      await canvas.findByRole("heading", { name: "The service cannot be reached" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send pictures" })).toBeVisible();
  },
};

/** Cancelled at the desk, or too late, while pictures are taken. */
export const EndedMeanwhile: Story = {
  render: () => askingAtOnce(inTurn(ok(session), refused(404, "not_found"))),
  play: async ({ canvas }) => {
    await shows(canvas, "For Nordhafen Bank");
    askAgain();
    await expect(
      await canvas.findByRole("heading", { name: "This check has expired" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send pictures" })).toBeNull();
  },
};

/** A phone that cannot scan types the next code on the page that it has. */
export const NextCodeTyped: Story = {
  args: phoneWith(inTurn(refused(404, "not_found"), ok(session))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enter another code" }));
    await enterCode(canvas, "K7M29QPD");
    await shows(canvas, "For Nordhafen Bank");
  },
};

/** The next code is opened in the tab of the last one. */
export const NextCodeOpened: Story = {
  args: phoneWith(inTurn(ok({ ...session, stage: "decided" }), ok(session))),
  beforeEach: () => () => history.replaceState(null, "", location.href.replace(/#.*$/, "")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Pictures sent" })).toBeVisible();
    location.hash = "t".repeat(32);
    await expect(await canvas.findByRole("button", { name: "Send pictures" })).toBeVisible();
  },
};

/** “Try again” sends what was taken. */
export const NotSent: Story = {
  render: () => (
    <PhonePage
      {...phoneWith(ok(session), {
        pictures: inTurn(unreachable(), ok({ ...session, stage: "uploading" })),
      })}
    />
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Take a photo of the front", { selector: "input" });
    await userEvent.upload(input, new File(["12345"], "front.jpg", { type: "image/jpeg" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send pictures" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(canvas.queryByRole("heading", { name: "The pictures were not sent" })).toBeNull(),
    );
  },
};
