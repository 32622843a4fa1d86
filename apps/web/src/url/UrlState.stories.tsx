import type { Meta, StoryObj } from "@storybook/react-vite";
import { useNavigate } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { addressIn, Area } from "../testing/Area.tsx";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import { urlSchema } from "./urlSchema.ts";
import { useUrlState } from "./useUrlState.ts";

const words = urlSchema(z.object({ text: z.optional(z.string()) }));
const order = urlSchema(z.object({ sort: z.optional(z.enum(["year", "value"])) }));

/** Longer than it takes to go on to the next field, so that the address is still behind. */
const pause = 1500;

function Words() {
  const url = useUrlState(words, { debounce: pause });
  return (
    <label>
      Text
      <input
        value={url.texts["text"] ?? ""}
        onChange={({ target }) => url.type({ text: target.value })}
      />
    </label>
  );
}

function Order({ isStep = false }: { isStep?: boolean }) {
  const url = useUrlState(order, { isStep });
  return (
    <label>
      Sort by
      <select
        value={url.texts["sort"] ?? ""}
        onChange={({ target }) => url.type({ sort: target.value })}
      >
        {["", "year", "value"].map((value) => (
          <option key={value} value={value}>
            {value || "none"}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Two groups of fields that share one address without knowing of each other. */
function Screen() {
  return (
    <>
      <Words />
      <Order />
    </>
  );
}

const meta: Meta<typeof Area> = {
  title: "Shared/Fields in the address",
  component: Area,
  args: { base: "/stamps", routes: Screen },
  decorators: [inStoryWorld({ path: "/stamps?text=coins&year=1900" })],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** What is being typed stays while another group of fields writes the address, and follows it there. */
export const TwoGroups: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText("Text");
    await userEvent.clear(text);
    await userEvent.type(text, "ships");
    await userEvent.selectOptions(canvas.getByLabelText("Sort by"), "value");
    await waitFor(() => expect(addressIn(canvas)).toContain("sort=value"));
    await expect(text).toHaveValue("ships");
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps?text=ships&year=1900&sort=value"));
    await expect(text).toHaveValue("ships");
  },
};

function Steps() {
  const navigate = useNavigate();
  return (
    <>
      <Order isStep />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

/** Each change can be taken back by going back, and made again by going forward. */
export const GoingBack: Story = {
  args: { routes: Steps },
  play: async ({ canvas }) => {
    const sort = await canvas.findByLabelText("Sort by");
    const isAt = (query: string, value: string) =>
      waitFor(async () => {
        await expect(addressIn(canvas)).toBe(`/stamps?text=coins&year=1900${query}`);
        await expect(sort).toHaveValue(value);
      });
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await userEvent.selectOptions(sort, "year");
    await isAt("&sort=year", "year");
    await press("Back");
    await isAt("", "");
    await press("Forward");
    await isAt("&sort=year", "year");
    await press("Back");
    await isAt("", "");
    await userEvent.selectOptions(sort, "value");
    await isAt("&sort=value", "value");
    await press("Back");
    await isAt("", "");
  },
};
