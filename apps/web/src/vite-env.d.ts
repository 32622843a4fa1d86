interface ImportMetaEnv {
  /** Where the files of words are (build/words.ts). */
  readonly WORDS_FOLDER: string;
}
