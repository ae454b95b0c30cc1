/** The characters of a text that no kept font draws, each once, in their order. */
export async function missingCharacters(_text: string): Promise<string[]> {
  throw new Error('Not built yet')
}
