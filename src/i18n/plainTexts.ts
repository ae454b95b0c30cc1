import type { TextKey, Texts } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/text.ts'
import { useLocale } from './locale.ts'

type Values = Record<string, string | number>

const lookUp = (tree: unknown, key: string): string => {
  const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree)
  return found as string
}

/** The form for one thing or for several, as polyglot parts them. */
const formOf = (text: string, count: Values[string] | undefined) => {
  const [one = text, several = one] = text.split(' |||| ')
  return count === 1 ? one : several
}

const fill = (text: string, values: Values) =>
  formOf(text, values.smart_count).replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Texts that load with the page that says them, without polyglot: the same trees, the same `%{name}` and `||||`. */
export const plainTexts =
  <T>(messages: { en: T; hi: Texts<T> }, locale: Locale) =>
  (key: TextKey<T>, values: Values = {}): string =>
    fill(lookUp(messages[locale], key), values)

export const usePlainTexts = <T>(messages: { en: T; hi: Texts<T> }) => plainTexts(messages, useLocale())
