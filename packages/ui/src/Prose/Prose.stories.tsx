import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./Prose.tsx";

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          As of today <a href="https://bank.example">the central bank</a> no longer takes these
          notes.
          <strong> Do not accept them.</strong>
        </p>
        <ul>
          <li>Check the watermark.</li>
          <li>Write down where they come from.</li>
        </ul>
        <blockquote>One check alone is never enough.</blockquote>
        <table>
          <tbody>
            <tr>
              <th scope="row">Series 1997</th>
              <td>50, 100, 200, 500, 1,000 kroner</td>
            </tr>
            <tr>
              <th scope="row">Series 2009</th>
              <td>1,000 kroner only</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Small: Story = { globals: { viewport: { value: "small" } } };
