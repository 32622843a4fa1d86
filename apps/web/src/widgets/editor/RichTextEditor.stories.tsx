import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { RichTextEditor, type RichTextEditorProps } from "./RichTextEditor.tsx";

/** A form around it that has what was typed some time later, as where a page is slow to draw. */
function Form({ delay, ...editor }: RichTextEditorProps & { delay: number }) {
  const [html, setHtml] = useState(editor.html);
  return (
    <>
      <RichTextEditor
        {...editor}
        html={html}
        onHtmlChange={(next) => setTimeout(() => setHtml(next), delay)}
      />
      <button type="button" onClick={() => setHtml("<p>As before</p>")}>
        Discard
      </button>
      <output>{html}</output>
    </>
  );
}

const meta = {
  title: "Shared/Rich text editor",
  component: Form,
  args: { label: "Text", html: "", lang: "en", delay: 0, onHtmlChange: () => {} },
  decorators: [inStoryWorld()],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed becomes the form's, and what the form is set to is shown. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.type(text, "New");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("<p>New</p>"));
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(text).toHaveTextContent("As before"));
  },
};

/** Who types on while a form is drawn loses no letter, nor the place in the text. */
export const TypedOn: Story = {
  args: { delay: 200 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.type(text, "N");
    await userEvent.keyboard("e");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("<p>Ne</p>"));
    await userEvent.keyboard("w");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("<p>New</p>"));
    await expect(text).toHaveTextContent(/^New$/);
  },
};
