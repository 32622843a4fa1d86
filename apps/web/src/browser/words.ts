/** Reads a file of words from the folder that the build puts them into (build/words.ts). */
export async function readWordsFile(name: string): Promise<unknown> {
  const answer = await fetch(`${import.meta.env.WORDS_FOLDER}${name}.json`);
  if (!answer.ok) throw new Error(`The words "${name}" were answered ${answer.status}`);
  return answer.json();
}
