/** CSS pixels at the default setting, written in rem so that sizes follow the reader's own. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
