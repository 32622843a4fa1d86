import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { pending, refused, unreachable } from "../../testing/replies.ts";
import { OnPage } from "../../testing/OnPage.tsx";
import { answersOn, askedFor, found, search } from "../../testing/searchPlays.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { areas } from "../areas.ts";
import { sampleHits } from "./samples.ts";
import SearchEntry from "./SearchEntry.tsx";

const answers = answersOn(areas);
const [note, former, country, documents, term] = sampleHits;

const meta = {
  component: SearchEntry,
  render: () => (
    <OnPage>
      <SearchEntry />
    </OnPage>
  ),
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld(answers(found(sampleHits)))],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SearchEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ctrl+K opens with examples, Escape closes and gives the focus back. */
export const Examples: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const button = await canvas.findByRole("button", { name: /^Find anything/ });
    button.focus();
    await expect(await search(play, "")).toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("/");
    await expect(await canvas.findByRole("combobox")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: /^129x71/ }));
    await expect(canvas.getByRole("combobox")).toHaveValue("129x71");
    await userEvent.clear(canvas.getByRole("combobox"));
    await expect(canvas.getByText("Start of an MRZ line")).toBeVisible();
  },
};

/** No example promises what the account cannot open. */
export const ExamplesForAnOfficer: Story = {
  parameters: {
    scene: {
      path: "/dashboard",
      session: { permissions: ["identity_documents:read"] },
    } satisfies Scene,
  },
  play: async (play) => {
    await search(play, "");
    const examples = within(play.canvas.getByRole("list")).getAllByRole("button");
    await expect(examples.map((example) => example.textContent)).toEqual([
      "HUNCountry or currency code",
      "P<POLStart of an MRZ line",
    ]);
  },
};

/** The likeliest first; each says what it is; arrows and Enter open. */
export const Hits: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await search(play, "hun 1000");
    const options = await canvas.findAllByRole("option");
    await expect(options).toHaveLength(6);
    await expect(options[0]).toHaveTextContent("1,000 forint");
    await expect(options[1]).toHaveTextContent("Out of circulation");
    await expect(options[2]).toHaveTextContent("Banknote list");
    await expect(options[5]).toHaveTextContent(/20 Francs Hungary 8 Forint.*Coin/);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByTestId("place")).toHaveTextContent(
      "/notes/show/noteId/HUF-1998-1000/countryId/HU",
    );
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await search(play, "hun");
    await canvas.findAllByRole("option");
  },
};

/** What was opened stands there the next time, the last first. */
export const OpenedLast: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    for (const step of ["{Enter}", "{ArrowDown}{ArrowDown}{Enter}"]) {
      await search(play, "hun");
      await canvas.findAllByRole("option");
      await userEvent.keyboard(step);
    }
    await search(play, "");
    await expect(canvas.getByText("Recently opened")).toBeVisible();
    const names = canvas.getAllByRole("option").map((option) => option.textContent);
    await expect(names).toHaveLength(2);
    await expect(names[0]).toContain("Banknote list");
  },
};

/** Nothing fits as it was typed. */
export const Alike: Story = {
  parameters: { scene: answers(found(country ? [country] : [], { isAlike: true })) },
  play: async (play) => {
    await search(play, "hngary");
    await expect(await play.canvas.findByText(/^No results for “hngary”.*:$/)).toBeVisible();
    await expect(play.canvas.getByRole("option")).toHaveTextContent("Hungary");
    await expect(play.canvas.getByRole("status")).toHaveTextContent(/“hngary”.* Results: 1$/);
  },
};

/** Says where was looked: only the areas of the account. */
export const Nothing: Story = {
  parameters: {
    scene: {
      ...answers(found([])),
      session: { permissions: ["banknotes:read"] },
    } satisfies Scene,
  },
  play: async (play) => {
    await search(play, "xqxqxq");
    await expect(await play.canvas.findByRole("heading")).toHaveTextContent(
      "No results for “xqxqxq”",
    );
    await expect(play.canvas.getByText(/Searched in: Banknotes and Coins\./)).toBeVisible();
  },
};

/** Kinds that this version or this account cannot open are left out. */
export const UnknownKind: Story = {
  parameters: {
    scene: {
      ...answers(found([documents, note].flatMap((hit) => hit ?? []))),
      session: { permissions: ["banknotes:read"] },
    } satisfies Scene,
  },
  play: async (play) => {
    await search(play, "hun");
    await expect(await play.canvas.findAllByRole("option")).toHaveLength(1);
  },
};

/** Rows stand where the hits will come, and it is read out that they are awaited. */
export const Waiting: Story = {
  parameters: { scene: answers(pending()) },
  play: async (play) => {
    await search(play, "hun");
    await expect(play.canvas.queryByRole("option")).toBeNull();
    await expect(play.canvas.queryByRole("heading")).toBeNull();
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** What was typed stays. */
export const Failed: Story = {
  parameters: { scene: answers(refused(503, "unavailable")) },
  play: async (play) => {
    const field = await search(play, "hun");
    const alert = await play.canvas.findByRole("alert");
    await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(field).toHaveValue("hun");
  },
};

export const Offline: Story = {
  parameters: { scene: { ...answers(unreachable()), isOffline: true } satisfies Scene },
  play: async (play) => {
    await search(play, "hun");
    await expect(await play.canvas.findByText(/when you are back online/)).toBeVisible();
  },
};

const later = (milliseconds: number, reply: ReturnType<typeof found>) => (request: Request) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(reply(request)), milliseconds));

/** The answer to the first letter comes last, and does not replace that to the whole word. */
export const LateAnswer: Story = {
  parameters: {
    scene: answers((request) =>
      askedFor(request) === "w"
        ? later(300, found(former ? [former] : []))(request)
        : found(term ? [term] : [])(request),
    ),
  },
  play: async (play) => {
    await search(play, "wat");
    await expect(await play.canvas.findByRole("option")).toHaveTextContent("Watermark");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(play.canvas.getByRole("option")).toHaveTextContent("Watermark");
  },
};

/** Enter before the answer opens the first hit once it is there, and nothing of an earlier text. */
export const EnterAhead: Story = {
  parameters: {
    scene: answers((request) =>
      askedFor(request) === "wat"
        ? later(200, found(term ? [term] : []))(request)
        : found(former ? [former] : [])(request),
    ),
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await search(play, "wat");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByTestId("place")).toHaveTextContent("/notes/glossary/watermark"),
    );
  },
};

/** Who types on has not asked for that any more, also when the text comes back. */
export const EnterTakenBack: Story = {
  parameters: { scene: answers(later(200, found(term ? [term] : []))) },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await search(play, "wat");
    await userEvent.keyboard("{Enter}e{Backspace}");
    await expect(await canvas.findByRole("option")).toHaveTextContent("Watermark");
    await expect(canvas.getByTestId("place")).toHaveTextContent(/^\/dashboard$/);
    await expect(canvas.getByRole("dialog")).toBeVisible();
  },
};

/** What looks like part of a machine-readable line is not sent, and the field says that nothing is found. */
export const NothingSent: Story = {
  parameters: { scene: answers(() => Promise.reject(new Error("something was sent"))) },
  play: async (play) => {
    await search(play, "");
    await play.userEvent.paste("50 < 100");
    await expect(await play.canvas.findByRole("heading")).toHaveTextContent(
      "No results for “50 < 100”",
    );
  },
};

/** Long words, and German keys. */
export const InGerman: Story = {
  parameters: { scene: { ...answers(found(sampleHits)), language: "de" } satisfies Scene },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: /^Alles durchsuchen/ });
    await expect(button).toHaveTextContent("Strg K");
    await userEvent.click(button);
    await userEvent.type(await canvas.findByRole("combobox"), "ungarn");
    await expect(await canvas.findAllByText("Banknoten des Landes")).toHaveLength(1);
  },
};
