/** Tells the document that there are no words; it has some of its own (build/firstScript.js). */
export const tellUnspoken = (): void => {
  dispatchEvent(new Event("specimen:unspoken"));
};
