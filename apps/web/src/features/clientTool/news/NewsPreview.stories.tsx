import type { ArticleRule, PdfAllLanguages } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { expect, userEvent } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { samplePicture } from "../../../widgets/samples.ts";
import { FormText } from "../../../widgets/form/fields.tsx";
import { NewsPreview } from "./NewsPreview.tsx";
import { newArticle, toNewsValues } from "./newsValues.ts";

const file = (lang: "en" | "de") => ({
  lang,
  bytes: 1000,
  url: `https://api.example/files/pdfs/p1/${lang}.pdf`,
});
const handbook: PdfAllLanguages = {
  id: "p1",
  version: "7",
  createdAt: "2026-11-02T09:00:00Z",
  pdf: { categoryId: "c1", titles: { en: "Handbook" } },
  files: [file("en"), file("de")],
  pendingFiles: [],
};
const replies: Replies = { "GET /pdfs/all-languages": ok([handbook]) };

const filled: ArticleRule = {
  ...newArticle("2026-11-20"),
  texts: {
    en: { title: "Closed on Friday", text: "<p>We close at <strong>noon</strong>.</p>" },
    de: { title: "Freitag geschlossen", text: "<p>Wir schließen <strong>mittags</strong>.</p>" },
  },
  pictures: [{ id: "i1", alt: { en: "The door of the desk", de: "Die Tür des Schalters" } }],
  pdfId: "p1",
};
const pictures = [{ id: "i1", src: samplePicture("#7a8db0", 300, 200) }];

/** The preview beside a field of its form. */
function Previewed({ article }: { article: ArticleRule }) {
  const { control } = useForm({ defaultValues: toNewsValues(article) });
  return (
    <>
      <FormText control={control} name="texts.en.title" label="Title" />
      <NewsPreview control={control} specimens={[]} pictures={pictures} />
    </>
  );
}

const meta: Meta<typeof Previewed> = {
  title: "Client tool/News preview",
  component: Previewed,
  args: { article: filled },
  decorators: [inStoryWorld({ replies })],
};
export default meta;
type Story = StoryObj<typeof Previewed>;

/** As clerks see it: the day, the text, the picture with its words, the PDF in their language. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("button", { name: /Closed on Friday$/ });
    await expect(row).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("noon").tagName).toBe("STRONG");
    await expect(canvas.getByRole("img", { name: "The door of the desk" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Open PDF/ })).toHaveAttribute(
      "href",
      file("en").url,
    );
  },
};

/** What is typed is seen at once. */
export const AsTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), " and Monday");
    await expect(
      canvas.getByRole("button", { name: /Closed on Friday and Monday$/ }),
    ).toBeVisible();
  },
};

/** Another language of the clerk takes its text, its words for the picture and its PDF. */
export const OtherLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Language of the clerk"), "de");
    const row = await canvas.findByRole("button", { name: /Freitag geschlossen$/ });
    await expect(row.closest("[lang]")).toHaveAttribute("lang", "de");
    await expect(canvas.getByRole("img", { name: "Die Tür des Schalters" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Open PDF/ })).toHaveAttribute(
      "href",
      file("de").url,
    );
  },
};

/** A language nobody wrote in reads English, and says so to a screen reader. */
export const Fallback: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Language of the clerk"), "pl");
    const row = await canvas.findByRole("button", { name: /Closed on Friday$/ });
    await expect(row.closest("[lang]")).toHaveAttribute("lang", "en");
  },
};
const answer = { isDown: true };

/** A PDF that could not be read is not shown as none. */
export const PdfNotLoaded: Story = {
  parameters: {
    scene: {
      replies: {
        "GET /pdfs/all-languages": (request) =>
          (answer.isDown ? refused(503, "unavailable") : ok([handbook]))(request),
      },
    } satisfies Scene,
  },
  beforeEach: () => {
    answer.isDown = true;
  },
  play: async ({ canvas }) => {
    await shows(canvas, "The PDFs could not be loaded");
    answer.isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /^Open PDF/ })).toBeVisible();
    await expect(canvas.queryByText("The PDFs could not be loaded")).toBeNull();
  },
};
export const Nothing: Story = {
  args: { article: newArticle("2026-11-20") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /–$/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /PDF/ })).toBeNull();
  },
};
export const GermanNarrow: Story = {
  ...narrow,
  parameters: { scene: { language: "de", replies } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Freitag geschlossen$/ })).toBeVisible();
    await fitsWidth();
  },
};
