/** What a person has filled in, as plain texts by their paths: `employers.0.from`. */
export type Draft = Readonly<Record<string, string>>

/** The texts, numbers and choices of an answer by their paths, so that a page can show them again; what was left empty is left out. */
export function draftOf(answer: unknown, path = ''): Record<string, string> {
  if (typeof answer === 'string') return answer === '' ? {} : { [path]: answer }
  if (typeof answer === 'number' || typeof answer === 'boolean') return { [path]: String(answer) }
  if (typeof answer !== 'object' || answer === null) return {}
  const parts = Object.entries(answer).map(([key, value]) => draftOf(value, path === '' ? key : `${path}.${key}`))
  return Object.assign({}, ...parts) as Record<string, string>
}
