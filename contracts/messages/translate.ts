import type { TextKey, Texts } from './types.ts'

export type Values = Readonly<Record<string, string | number | undefined>>

/** The text at a dotted key; undefined if the tree has none. */
export function findText(tree: unknown, key: string): string | undefined {
  let node = tree
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part]
  return typeof node === 'string' ? node : undefined
}

/** Chooses the form for `smart_count` from `one |||| several` and fills in each `%{name}`. */
export function formatText(text: string, values: Values = {}): string {
  const [one = text, several = one] = text.split(' |||| ')
  const form = values.smart_count === 1 ? one : several
  return form.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** A text of a message tree, in the tree's language. Throws if the key is missing, which the types rule out. */
export function translate<T>(tree: Texts<T>, key: TextKey<T>, values?: Values): string {
  const text = findText(tree, key)
  if (text === undefined) throw new Error(`There is no text '${key}'.`)
  return formatText(text, values)
}
