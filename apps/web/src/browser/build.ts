/** The name of the build that the page comes from; null while developing. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
