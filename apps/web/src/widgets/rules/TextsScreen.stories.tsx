import { HttpError } from "@specimen/api/client";
import type { RuleWritten, VersionedTexts } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary } from "../samples.ts";
import { CountryTextsScreen } from "./TextsScreen.tsx";

const found: VersionedTexts = {
  version: "7",
  texts: { en: "<p>Only notes of the 9th series.</p>", de: "<p>Nur die 9. Serie.</p>" },
};
const written: RuleWritten = {
  changeId: "42",
  status: "effective",
  subjects: ["DK"],
  version: "8",
};
const mutate = fn();
const write = fn(() => Promise.resolve({ data: written }));

const meta: Meta<typeof CountryTextsScreen> = {
  title: "Client tool/Texts on a record",
  component: CountryTextsScreen,
  args: {
    section: "currencyInfo",
    countryId: "DK",
    hasCurrency: true,
    textTitle: "Currency information",
    listHref: paths.clientToolBanknotes.countries,
    screen: "ct/notes/countries",
    query: { data: found, mutate },
    failed: "The text could not be loaded",
    write,
    children: "Copy to another customer",
  },
  decorators: [
    inStoryWorld({
      replies: {
        "GET /countries/dictionary/": ok(sampleDictionary),
        "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
      },
    }),
  ],
  beforeEach: () => {
    write.mockClear();
    forgetDrafts();
  },
};
export default meta;
type Story = StoryObj<typeof CountryTextsScreen>;

/** The country names the page, and the list of all countries is one step above it. */
export const Country: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Denmark/ })).toBeVisible();
    await expect(canvas.getByText("DKK")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Currency information" })).toHaveAttribute(
      "href",
      paths.clientToolBanknotes.countries,
    );
    await expect(canvas.getByText("Copy to another customer")).toBeVisible();
  },
};

/** A change goes with the version it began with and the screen it was made on. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(text);
    await userEvent.type(text, "New. ");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await shows(canvas, "No unsaved changes");
    await expect(write).toHaveBeenCalledTimes(1);
    await expect(write).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { query: { screen: "ct/notes/countries" }, header: { "If-Match": '"7"' } },
      }),
    );
  },
};

/** Times that cannot be are told at their field, which has the focus, and nothing is sent. */
export const WrongTimes: Story = {
  play: async ({ canvas }) => {
    const save = await canvas.findByRole("button", { name: /^Save/ });
    const from = canvas.getByLabelText("Takes effect");
    const until = canvas.getByLabelText("Valid until");
    await fireEvent.change(from, { target: { value: "2099-02-01T08:00" } });
    await fireEvent.change(until, { target: { value: "2099-01-01T08:00" } });
    await userEvent.click(save);
    await waitFor(() => expect(until).toHaveFocus());
    await expect(until).toHaveAccessibleDescription(/^Choose a time later than/);
    await fireEvent.change(until, { target: { value: "" } });
    // Browsers have years of six digits.
    await fireEvent.change(from, { target: { value: "202609-02-01T08:00" } });
    await userEvent.click(save);
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveAccessibleDescription(/right format/);
    await expect(write).not.toHaveBeenCalled();
    await fireEvent.change(from, { target: { value: "2099-02-01T08:00" } });
    await userEvent.click(save);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  },
};

/**
 * A day without its time, which the browser gives out as an empty field, is told at the field and not
 * taken for “now”. Only real keys can type one: the journeys do.
 */
export const HalfTypedTime: Story = {
  play: async ({ canvas }) => {
    const save = await canvas.findByRole("button", { name: /^Save/ });
    await userEvent.type(canvas.getByLabelText("Reason (optional)"), "For December");
    const from = canvas.getByLabelText<HTMLInputElement>("Takes effect");
    Object.defineProperty(from, "validity", { value: { badInput: true }, configurable: true });
    const check = spyOn(from, "checkValidity").mockImplementation(() =>
      from.dispatchEvent(new Event("invalid", { cancelable: true })),
    );
    await userEvent.click(save);
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveAccessibleDescription(/right format/);
    await expect(write).not.toHaveBeenCalled();
    check.mockRestore();
    Reflect.deleteProperty(from, "validity");
    await userEvent.type(from, "2099-02-01T08:00");
    await expect(from).not.toHaveAccessibleDescription(/right format/);
    await userEvent.click(save);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  },
};

/** A time that only the service could judge is marked as well, until it is changed. */
export const RefusedTime: Story = {
  args: {
    write: fn(() =>
      Promise.reject(
        new HttpError("badRequest", {
          call: "put",
          status: 422,
          problem: {
            type: "about:blank",
            title: "",
            status: 422,
            code: "invalid_input",
            requestId: "7f3a-19c2",
            errors: [{ in: "query", path: "validUntil", code: "too_small" }],
          },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Text" });
    const until = canvas.getByLabelText("Valid until");
    await fireEvent.change(until, { target: { value: "2099-01-01T08:00" } });
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(until).toHaveFocus());
    await expect(until).toHaveAccessibleDescription(/not accepted/);
    await fireEvent.change(until, { target: { value: "2099-01-02T08:00" } });
    await expect(until).not.toHaveAccessibleDescription(/not accepted/);
  },
};

/** A country that is not known goes by its id. */
export const UnknownCountry: Story = {
  args: { countryId: "ZZ", hasCurrency: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "ZZ" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { query: { error: new HttpError("badResponse", { call: "GET", status: 500 }), mutate } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The text could not be loaded" }),
    ).toBeVisible();
  },
};

/** What the browser cannot keep is told once, as long as it is so. */
export const NotKept: Story = {
  beforeEach: () => {
    const { setItem } = Storage.prototype;
    storage.isFull = true;
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (storage.isFull && key.startsWith("draft "))
        throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas }) => {
    const told = () => canvas.queryAllByText(/^This browser cannot keep your changes/);
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await expect(told()).toHaveLength(0);
    await userEvent.click(text);
    await userEvent.keyboard("One");
    await waitFor(() => expect(told()).toHaveLength(1));
    await expect(told()[0]?.closest('[role="status"]')).not.toBeNull();
    await expect(canvas.getByText("Not saved yet")).toBeVisible();
    await userEvent.keyboard("two");
    await expect(told()).toHaveLength(1);
    storage.isFull = false;
    await userEvent.keyboard("three");
    await waitFor(() => expect(told()).toHaveLength(0));
    await expect(canvas.getByText("Not saved yet; kept in this browser")).toBeVisible();
  },
};
const storage = { isFull: true };

/** Trying again would not help: the page says so, and leads to the list. */
export const NoSuchCountry: Story = {
  args: {
    countryId: "ZZ",
    query: {
      data: undefined,
      error: new HttpError("badResponse", { call: "GET", status: 404 }),
      mutate,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no such entry" }),
    ).toBeVisible();
    await expect(document.title).toBe("There is no such entry · Specimen");
    await expect(canvas.getByRole("link", { name: "Currency information" })).toHaveAttribute(
      "href",
      paths.clientToolBanknotes.countries,
    );
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByText("Copy to another customer")).toBeNull();
  },
};
