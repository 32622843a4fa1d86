import type { FormField } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { sampleForm } from "../samples.ts";
import { CompareFields } from "./CompareFields.tsx";

interface NumberProps {
  numberPattern?: string;
  example?: string;
}

/** The field of a document's number, with what is known of the series' numbers. */
function NumberField({ numberPattern, example }: NumberProps) {
  const documentNumber: FormField = {
    type: "string",
    title: "Document number",
    maxLength: 30,
    ...(numberPattern === undefined ? {} : { numberPattern }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
  return (
    <CompareFields
      schema={{ ...sampleForm.schema, properties: { documentNumber } }}
      reading={readMrz("", { today: "2026-11-21" })}
      draft={{ mrz: "", printed: {}, same: [] }}
      faults={[]}
      onChange={() => undefined}
    />
  );
}

const meta: Meta<typeof NumberField> = {
  title: "Data check/Compare fields",
  component: NumberField,
};
export default meta;
type Story = StoryObj<typeof NumberField>;

const isDescribed =
  (hint: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Document number" });
    // Spaces that must not break are told apart by nobody.
    const words = (field.ariaDescribedByElements ?? []).map(({ textContent }) => textContent);
    await expect(words.join(" ").replaceAll(/\s+/g, " ").trim()).toBe(hint);
  };

/** What the pattern means, in words. */
export const Format: Story = {
  decorators: [inStoryWorld()],
  args: { numberPattern: String.raw`^[A-Z]{2}\d{7}$`, example: "AB1234567" },
  play: isDescribed("2 letters, 7 digits. Example: AB1234567"),
};

export const TwoFormats: Story = {
  decorators: [inStoryWorld()],
  args: { numberPattern: String.raw`^\d{8,9}$|^P[SX]\d-[A-Z0-9]$` },
  play: isDescribed("8–9 digits; or “P”, one of S X, 1 digit, “-”, 1 letter or digit"),
};

/** A pattern that has no words: the example alone. */
export const NoWords: Story = {
  decorators: [inStoryWorld()],
  args: { numberPattern: String.raw`^[\d.]{6,13}$`, example: "12.345.678" },
  play: isDescribed("Example: 12.345.678"),
};

/** Neither words nor an example: nothing, never the pattern itself. */
export const Nothing: Story = {
  decorators: [inStoryWorld()],
  args: { numberPattern: "^(AB|CD)+$" },
  play: isDescribed(""),
};

/** The zone of a card has 990101 where it has no time limit. */
export const NoTimeLimit: Story = {
  decorators: [inStoryWorld()],
  render: () => (
    <CompareFields
      schema={{
        ...sampleForm.schema,
        properties: {
          expiryDate: { type: "string", title: "Date of expiry", format: "date", maxLength: 10 },
        },
      }}
      reading={readMrz(
        "IDESPBAA0005895<<<<<<<<<<<<<<<\n4103057F9901018ESP<<<<<<<<<<<2\nMUESTRA<<CARMEN<<<<<<<<<<<<<<<",
        { today: "2026-11-21" },
      )}
      draft={{ mrz: "", printed: {}, same: [] }}
      faults={[]}
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "01.01.9999 (no time limit)");
  },
};

export const German: Story = {
  args: { numberPattern: "^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$", example: "C01X00T47" },
  decorators: [inStoryWorld({ language: "de" })],
  globals: { viewport: { value: "small" } },
  play: isDescribed("eines von C F G H J K, 8 Buchstaben oder Ziffern. Beispiel: C01X00T47"),
};
