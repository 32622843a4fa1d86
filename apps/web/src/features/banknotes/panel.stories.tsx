import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary, sampleTop } from "../../widgets/samples.ts";
import BanknotesPanel from "./panel.tsx";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.dashboard.base,
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /stats/top": ok(sampleTop),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Panel",
  component: Area,
  args: { base: paths.dashboard.base, routes: BanknotesPanel },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** The code box matches in any case, says what is unknown, and is empty again after submit. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const currency = await canvas.findByRole("textbox", { name: "Currency code" });
    await canvas.findByRole("combobox");
    await userEvent.type(currency, "xqx{Enter}");
    await shows(canvas, "XQX:currency not found");
    await expect(currency).toHaveValue("");
    await userEvent.type(currency, "eur{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("EU")));
  },
};

/** Of more currencies that are looked up often, the first five (specification 9). */
export const TopFive: Story = {
  decorators: scene({
    "GET /stats/top": ok([
      ...sampleTop,
      ...["NO", "SE"].map((id) => ({ ...sampleTop[0], countryId: id })),
    ]),
  }),
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole("list", { name: "Top currencies" }));
    await expect(await chips.findAllByRole("link")).toHaveLength(5);
  },
};

let answerCountries: (reply: Response | Promise<Response>) => void = () => undefined;

/** A code that is submitted before the countries have come goes where it leads when they have. */
export const SubmittedEarly: Story = {
  decorators: scene({
    "GET /countries/dictionary/": () =>
      new Promise((answer) => {
        answerCountries = answer;
      }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Currency code" }),
      "eur{Enter}",
    );
    await expect(canvas.getByRole("button", { name: "Go" })).toHaveAttribute("aria-busy", "true");
    answerCountries(Response.json(sampleDictionary));
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("EU")));
  },
};

/** Arrows and Enter choose in the list of countries. */
export const ByKeyboard: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole("combobox", { name: "Banknotes: Select country" });
    await userEvent.type(picker, "ger{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("DE")));
  },
};

/** A country is found by its name in any language, and without umlauts on the keyboard. */
export const InAnotherLanguage: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole("combobox", { name: "Banknotes: Select country" });
    await userEvent.type(picker, "oesterreich{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("AT")));
  },
};

/** Also by a name that Unicode CLDR does not give. */
export const ByCustomaryName: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole("combobox", { name: "Banknotes: Select country" });
    await userEvent.type(picker, "swiss confederation");
    await canvas.findByRole("option", { name: /Switzerland/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("CH")));
  },
};

/** What has nothing recorded comes last and says so; it can be chosen all the same. */
export const NothingRecorded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole("combobox", { name: "Banknotes: Select country" });
    await userEvent.click(picker);
    await userEvent.keyboard("{ArrowUp}");
    const last = await waitFor(() => {
      const option = canvas.getAllByRole("option").at(-1);
      if (option === undefined) throw new Error("no options");
      return option;
    });
    await expect(last).toHaveTextContent("Antarctica");
    await expect(last).toHaveTextContent("no records");
    await userEvent.type(picker, "antarctica{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("AQ")));
  },
};

/** A bar stands where the field will come; a code can be typed meanwhile. */
export const Loading: Story = {
  decorators: scene({ "GET /countries/dictionary/": pending(), "GET /stats/top": pending() }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Banknotes" });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
    const bar = heading.closest("section")?.querySelector("header + * > [aria-hidden]");
    await waitFor(() => expect(bar).toBeVisible());
    await expect(bar?.clientHeight).toBe(40);
    await expect(canvas.getByRole("textbox", { name: "Currency code" })).toBeEnabled();
  },
};

export const Failed: Story = {
  decorators: scene({
    "GET /countries/dictionary/": refused(500, "internal_error"),
    "GET /stats/top": refused(500, "internal_error"),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Currency code" })).toBeVisible();
  },
};

const failing = {
  decorators: scene({
    "GET /countries/dictionary/": () =>
      new Promise((answer) => {
        answerCountries = answer;
      }),
  }),
};
const fail = () => {
  const failed = answerCountries;
  answerCountries = () => undefined;
  failed(Response.json({}, { status: 500 }));
};

/** A code that was submitted before the countries failed goes once another try has read them. */
export const SubmittedBeforeFailure: Story = {
  ...failing,
  play: async ({ canvas }) => {
    const currency = await canvas.findByRole("textbox", { name: "Currency code" });
    await userEvent.type(currency, "eur{Enter}");
    fail();
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(currency).toHaveFocus();
    await expect(currency).toHaveValue("eur");
    await expect(canvas.getByRole("button", { name: "Go" })).not.toHaveAttribute("aria-busy");
    await userEvent.click(again);
    answerCountries(Response.json(sampleDictionary));
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("EU")));
  },
};

/** A code that is only typed stays through another try; submitted after a failure, it is one. */
export const TypedAfterFailure: Story = {
  ...failing,
  play: async ({ canvas }) => {
    const currency = await canvas.findByRole("textbox", { name: "Currency code" });
    fail();
    const again = await canvas.findByRole("button", { name: "Try again" });
    await userEvent.type(currency, "eur");
    await userEvent.click(again);
    fail();
    await expect(currency).toHaveValue("eur");
    await userEvent.type(currency, "{Enter}");
    answerCountries(Response.json(sampleDictionary));
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("EU")));
  },
};

/** A code that is submitted after a failure waits visibly while the countries are read again. */
export const WaitingAfterFailure: Story = {
  ...failing,
  play: async ({ canvas }) => {
    const currency = await canvas.findByRole("textbox", { name: "Currency code" });
    fail();
    await canvas.findByRole("button", { name: "Try again" });
    await userEvent.type(currency, "eur{Enter}");
    const go = canvas.getByRole("button", { name: "Go" });
    await waitFor(() => expect(go).toHaveAttribute("aria-busy", "true"));
    fail();
    await waitFor(() => expect(go).not.toHaveAttribute("aria-busy"));
    await expect(currency).toHaveValue("eur");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "lt" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox")).toBeVisible();
  },
};
