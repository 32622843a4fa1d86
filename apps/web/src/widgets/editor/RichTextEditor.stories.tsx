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
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Selects words, or what is from one place in them to another: the same place puts the cursor there. */
async function select(canvas: Canvas, words: string, from = 0, to = words.length): Promise<void> {
  const text = await canvas.findByRole("textbox", { name: "Text" });
  text.focus();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const start = walker.currentNode.nodeValue?.indexOf(words) ?? -1;
    if (start === -1) continue;
    const piece = walker.currentNode;
    document.getSelection()?.setBaseAndExtent(piece, start + from, piece, start + to);
    return;
  }
}

const says = (canvas: Canvas, html: string) =>
  waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(html));

async function setLink(canvas: Canvas, address: string): Promise<void> {
  await userEvent.click(canvas.getByRole("button", { name: "Link" }));
  const field = await canvas.findByRole("textbox", { name: "Address" });
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.click(canvas.getByRole("button", { name: "Set link" }));
}

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

/** Who goes on leaves no cursor in the text; the next button still knows where it was. */
export const Left: Story = {
  args: { html: "<p>See the <strong>list</strong> here</p>" },
  play: async ({ canvas }) => {
    await select(canvas, "list");
    const text = canvas.getByRole("textbox", { name: "Text" });
    const bold = canvas.getByRole("button", { name: "Bold" });
    await waitFor(() => expect(bold).toHaveAttribute("aria-pressed", "true"));
    canvas.getByRole("button", { name: "Discard" }).focus();
    await expect(text.contains(document.getSelection()?.anchorNode ?? null)).toBe(false);
    await userEvent.click(bold);
    await says(canvas, "<p>See the list here</p>");
  },
};

/** What is selected becomes a link, and is one no longer when the button is pressed once more. */
export const SelectionLinked: Story = {
  args: { html: "<p>See the list here</p>" },
  play: async ({ canvas }) => {
    await select(canvas, "list");
    await setLink(canvas, "https://list.example/");
    await says(canvas, '<p>See the <a href="https://list.example/">list</a> here</p>');
    const button = canvas.getByRole("button", { name: "Link" });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    await says(canvas, "<p>See the list here</p>");
  },
};

/** Where nothing is selected the address is what is written, and what is typed next is no part of it. */
export const AddressWritten: Story = {
  args: { html: "<p>See</p>" },
  play: async ({ canvas }) => {
    await select(canvas, "See", 3, 3);
    await userEvent.keyboard(" ");
    await setLink(canvas, "https://list.example/");
    await says(canvas, '<p>See <a href="https://list.example/">https://list.example/</a></p>');
    await userEvent.keyboard(".");
    await says(canvas, '<p>See <a href="https://list.example/">https://list.example/</a>.</p>');
  },
};

/** The field begins with a scheme; a whole address that is pasted after it has one, not two. */
export const AddressPasted: Story = {
  args: { html: "<p>See the list here</p>" },
  play: async ({ canvas }) => {
    await select(canvas, "list");
    await userEvent.click(canvas.getByRole("button", { name: "Link" }));
    const field = await canvas.findByRole("textbox", { name: "Address" });
    await userEvent.click(field);
    await userEvent.paste("https://list.example/");
    await userEvent.keyboard("{Enter}");
    await says(canvas, '<p>See the <a href="https://list.example/">list</a> here</p>');
  },
};

/** The cursor in a link is enough to take it away, whatever else is in it, and no other link. */
export const LinkTakenAway: Story = {
  args: {
    html: '<p>See <a href="https://a.example/">the <strong>list</strong></a><a href="https://b.example/">here</a></p>',
  },
  play: async ({ canvas }) => {
    await select(canvas, "the", 2, 2);
    const button = canvas.getByRole("button", { name: "Link" });
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(button);
    await says(canvas, '<p>See the <strong>list</strong><a href="https://b.example/">here</a></p>');
  },
};
