/** Offers a text as a file to keep. */
export const saveTextFile = (name: string, type: string, text: string): void =>
  saveFile(name, new Blob([text], { type }));

/** Offers bytes in Base64 as a file to keep. */
export const saveBase64File = (name: string, type: string, data: string): void =>
  saveFile(name, new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type }));

function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
