const MAX = 20_000

/** A function of a text that remembers its answers: the same words occur again and again. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  return text => {
    const before = answers.get(text)
    if (before !== undefined) return before
    const found = answer(text)
    if (answers.size >= MAX) answers.clear()
    answers.set(text, found)
    return found
  }
}
