/** The words of one bundle, nested by key. */
export interface Words {
  readonly [key: string]: string | Words;
}
