import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import { RichText } from "./RichText.tsx";

const meta = {
  title: "Widgets/RichText",
  component: RichText,
  decorators: [inStoryWorld()],
  args: { lang: "en", html: "" },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists, tables, headings one below their surroundings, and links that open outside. */
export const Written: Story = {
  args: {
    lang: "de",
    headingLevel: 2,
    html: `<h3>Fristen</h3><p>Die <a href="https://bank.example">Notenbank</a> nimmt sie <strong>nicht</strong> mehr.</p>
      <ul> <li>Wasserzeichen prüfen</li> <li><a href="mailto:kasse@bank.example">Fragen</a></li> </ul>
      <table><tbody><tr><th scope="row">Serie 1997</th><td>50&nbsp;Kronen</td></tr></tbody></table>`,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Notenbank (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.getByRole("link", { name: "Fragen" })).not.toHaveAttribute("target");
    await expect(canvas.getByRole("heading", { level: 2, name: "Fristen" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Serie 1997" })).toBeVisible();
    await expect(link.closest("[lang]")).toHaveAttribute("lang", "de");
  },
};

/** Paper says where a link leads, unless its text does. */
export const Addresses: Story = {
  args: {
    html: `<p><a href="https://bank.example/">Bank</a> <a href="https://bank.example/">bank.example</a>
      <a href="mailto:desk@bank.example">Desk</a> <a href="mailto:desk@bank.example">Desk@bank.example</a>
      <a href="tel:+493012345">Call</a> <a href="tel:+493012345">+49 30 12345</a></p>`,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Desk" });
    const links = canvas.getAllByRole("link");
    await expect(links.map(({ dataset }) => dataset["address"])).toEqual([
      "https://bank.example/",
      undefined,
      "desk@bank.example",
      undefined,
      "+493012345",
      undefined,
    ]);
  },
};

/** What the table does not name leaves its words at most: no script, style, handler or picture. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="color:red" class="x">Plain <span>words</span></p>
      <script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://x.example"></iframe>
      <svg><a href="https://x.example">drawn</a></svg><form action="/"><input name="a"></form>
      <p><a href="javascript:alert(1)">one</a> <a href="/dashboard">two</a> <a href="data:text/html,x">three</a></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText(/Plain/);
    await expect(text.getAttributeNames()).toEqual([]);
    await expect(canvas.getByText(/one two three/)).toBeVisible();
    const elements = [...(text.parentElement ?? canvasElement).querySelectorAll("*")];
    const names = new Set(elements.map(({ localName }) => localName));
    await expect([...names].toSorted()).toEqual(["a", "p", "span"]);
    await expect(canvas.queryByText(/alert/)).toBeNull();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};
