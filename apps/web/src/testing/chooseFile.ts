import { userEvent } from "storybook/test";

/** Chooses a PDF as a file dialog does. */
export async function chooseFile(canvasElement: HTMLElement, name: string): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("there is no field for a file");
  await userEvent.upload(input, new File(["%PDF-"], name, { type: "application/pdf" }));
}
