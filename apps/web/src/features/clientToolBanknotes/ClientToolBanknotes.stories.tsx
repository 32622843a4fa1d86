import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { localStore } from "../../browser/stores.ts";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import ClientToolBanknotesRoutes from "./routes.tsx";
import { sampleMatrix, sampleTexts, sampleTravel, sampleWritten } from "./samples.ts";

const { base, trades, country, travelCountry, showInfo, columnTitles } = paths.clientToolBanknotes;
const sections = {
  residentImport: true,
  residentExport: true,
  visitorImport: true,
  visitorExport: true,
  note: true,
  addition: true,
};
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /customers/associated-customers": ok([]),
  "GET /client-tool/banknotes/tradability": ok(sampleMatrix),
  "GET /countries/{id}/currency-info/all-languages": ok(sampleTexts),
  "PUT /countries/{id}/currency-info": ok(sampleWritten),
  "GET /countries/{id}/travel-info-all-languages": ok(sampleTravel),
  "GET /client-tool/travel-information-section-visibility": ok({ version: "7", sections }),
  "GET /banknotes/column-headings/{id}/all-languages": ok({ version: "7", headings: {} }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Banknotes",
  component: Area,
  args: { base, routes: ClientToolBanknotesRoutes },
  decorators: [inStoryWorld({ path: trades, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;

const at = scenesOf(replies);

/** One stop for the tabulator; arrows move, Shift extends, numbers set, Ctrl Z takes back. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("gridcell", { name: /^10, Buy and sell, .*9th series$/ });
    first.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("1");
    await expect(
      canvas.getByRole("gridcell", { name: /^20, Buy, changed, .*9th series$/ }),
    ).toBeVisible();
    await expect(canvas.getByText("Not saved yet; kept in this browser")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.queryByRole("gridcell", { name: /changed/ })).toBeNull();
    // The digit's key on the French layout.
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "&", code: "Digit1" });
    await expect(canvas.getAllByRole("gridcell", { name: /, Buy, changed/ })).toHaveLength(2);
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("r");
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(3);
  },
};

/** A worthless note is never bought, by whichever way it is set. */
export const Worthless: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole("gridcell", { name: /^50, .*1997 series$/ });
    await userEvent.click(cell);
    await userEvent.keyboard("3");
    await expect(cell).toHaveAccessibleName(/Not traded, worthless, cannot be bought/);
  },
};

/** The rules of one country come to others as changes that are not saved yet, in one step. */
export const CopiedCountry: Story = {
  parameters: at(trades, {
    replies: {
      "GET /client-tool/banknotes/tradability": ok({
        ...sampleMatrix,
        banknotes: [
          ...sampleMatrix.banknotes,
          {
            ...sampleMatrix.banknotes[0],
            banknoteId: "DKK-2009-20",
            countryId: "DK",
            countryName: "Denmark",
            currencyISO: "DKK",
            series: "2009 series",
            seriesName: { text: "2009 series", lang: "en" },
            denomination: 20,
            tradability: 0,
          },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole("region", { name: "Copy a country’s rules" }));
    await userEvent.selectOptions(box.getByLabelText("From"), "CH");
    const to = box.getByLabelText("To (several possible)");
    await userEvent.selectOptions(to, "DK");
    await userEvent.click(box.getByRole("button", { name: "Add another country" }));
    await expect(to).toHaveFocus();
    await userEvent.click(box.getByRole("button", { name: "Remove Denmark" }));
    await expect(to).toHaveFocus();
    await expect(box.queryByRole("button", { name: /^Copy/ })).toBeNull();
    await userEvent.selectOptions(to, "DK");
    await userEvent.click(box.getByRole("button", { name: "Copy (notes: 1)" }));
    await expect(to).toHaveFocus();
    const copied = canvas.getByRole("gridcell", {
      name: /^20, Buy and sell, changed, .*2009 series$/,
    });
    await expect(copied).toBeVisible();
    copied.focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.queryByRole("gridcell", { name: /changed/ })).toBeNull();
  },
};

export const Filtered: Story = {
  parameters: at(`${trades}?text=denmark`),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("gridcell")).toHaveLength(1);
    await expect(canvas.getByText("All 1")).toBeVisible();
  },
};

/** What was typed is kept, saved once by two presses, and no longer kept afterwards. */
export const Text: Story = {
  parameters: at(country("DK")),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await expect(text).toHaveTextContent("Only notes of the 9th series.");
    await userEvent.click(text);
    await userEvent.type(text, "And 8th. ");
    await shows(canvas, /^Not saved yet/);
    await waitFor(() => expect(localStore().keys().join()).toContain("draft "));
    await userEvent.dblClick(await canvas.findByRole("button", { name: /^Save/ }));
    await shows(canvas, "No unsaved changes");
    await expect(localStore().keys().join()).not.toContain("draft ");
  },
};

/** The texts show also where the country's name comes after them. */
export const NamedLast: Story = {
  parameters: at(country("DK"), {
    replies: {
      "GET /countries/dictionary/": async (request) => {
        await new Promise((passed) => setTimeout(passed, 200));
        return ok(sampleDictionary)(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Text" })).toHaveTextContent(
      "Only notes of the 9th series.",
    );
  },
};

/** Drops something on the editor where a word begins. */
async function dropOn(text: HTMLElement, word: string, dataTransfer: DataTransfer) {
  const [node] = text.querySelector("p")?.childNodes ?? [];
  const place = document.createRange();
  place.setStart(node as Node, node?.textContent?.indexOf(word) ?? 0);
  const { left, top, height } = place.getBoundingClientRect();
  const at = { clientX: left, clientY: top + height / 2, bubbles: true, cancelable: true };
  return text.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer }));
}

/** What is dropped lands where the pointer is, whatever is selected; a picture changes nothing. */
export const Dropped: Story = {
  parameters: at(country("DK")),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await expect(text).toHaveTextContent("Only notes of the 9th series.");
    await userEvent.click(text);
    await userEvent.keyboard("{Control>}a{/Control}");
    const dropped = new DataTransfer();
    dropped.setData("text/plain", "clean ");
    await expect(await dropOn(text, "notes", dropped)).toBe(false);
    await expect(text).toHaveTextContent("Only clean notes of the 9th series.");
    await userEvent.keyboard("{Control>}a{/Control}");
    const picture = new DataTransfer();
    picture.setData("text/html", '<img src="https://example.com/a.png" alt="">');
    await expect(await dropOn(text, "notes", picture)).toBe(false);
    const file = new DataTransfer();
    file.items.add(new File(["a"], "a.png", { type: "image/png" }));
    await expect(await dropOn(text, "notes", file)).toBe(false);
    await expect(text).toHaveTextContent("Only clean notes of the 9th series.");
  },
};

const conflict = conflictWith({ en: "<p>Theirs.</p>", de: "<p>Nur die 9. Serie.</p>" });

/** Somebody saved first: both versions, and saving only once everything is decided. */
export const Conflict: Story = {
  parameters: at(country("DK"), { replies: { "PUT /countries/{id}/currency-info": conflict } }),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(text);
    await userEvent.type(text, "Mine. ");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const table = await canvas.findByRole("table");
    await expect(within(table).getByRole("cell", { name: /Theirs/ })).toBeVisible();
    await expect(table.querySelector("mark")).not.toBeNull();
    const save = canvas.getByRole("button", { name: "Save as chosen" });
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "All of mine" }));
    await expect(save).not.toHaveAttribute("aria-disabled");
  },
};

export const Languages: Story = {
  parameters: at(country("DK")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Deutsch, written" }));
    await shows(canvas, "Nur die 9. Serie.");
    await expect(canvas.getByRole("tab", { name: "Polski, missing" })).toBeVisible();
  },
};

export const Travel: Story = {
  parameters: at(travelCountry("DK")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Own limits/ }));
    await expect(canvas.getAllByRole("combobox", { name: "Rule" })).toHaveLength(8);
  },
};
export const Sections: Story = {
  parameters: at(showInfo),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("checkbox", { checked: true })).toHaveLength(6);
  },
};
export const Columns: Story = {
  parameters: at(columnTitles),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Size, mm" }), "Format");
    await expect(canvas.getByRole("columnheader", { name: "Format" })).toBeInTheDocument();
  },
};

const savesTitles = fn(ok(sampleWritten));

/** A title may take three lines of the real table; its field tells how many it takes, and that it is too long. */
export const LongTitle: Story = {
  globals: { viewport: { value: "desk" } },
  parameters: at(columnTitles, {
    replies: { "PUT /banknotes/column-headings/{id}": savesTitles },
  }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Size, mm" });
    await userEvent.type(title, "Gesamtregelung");
    await shows(canvas, "Lines in the list: 1 of 3");
    await userEvent.type(title, " Gesamtregelung".repeat(3));
    await shows(canvas, /^Takes more than 3 lines/);
    await expect(canvas.getByText("Lines in the list: 4 of 3")).toBeVisible();
    await expect(title).toBeInvalid();
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(savesTitles).not.toHaveBeenCalled();
    await userEvent.clear(title);
    await userEvent.type(title, "Format");
    await waitFor(() => expect(title).toBeValid());
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(savesTitles).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = {
  parameters: at(trades, { replies: { "GET /client-tool/banknotes/tradability": pending() } }),
};
export const Failed: Story = {
  parameters: at(trades, {
    replies: { "GET /client-tool/banknotes/tradability": refused(503, "unavailable") },
  }),
};
export const MatrixGermanNarrow: Story = {
  ...narrow,
  parameters: at(trades, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("gridcell");
    await fitsWidth();
  },
};
