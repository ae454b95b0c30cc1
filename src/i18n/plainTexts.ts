import type { TextKey, Texts } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/text.ts'
import { useLocale } from './locale.ts'

type Values = Record<string, string | number>

const lookUp = (tree: unknown, key: string): string => {
  const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree)
  return found as string
}

const fill = (text: string, values: Values) => text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Texts for pages that stand before the app and carry no polyglot: the same trees, the same `%{name}`. */
export const plainTexts =
  <T>(messages: { en: T; hi: Texts<T> }, locale: Locale) =>
  (key: TextKey<T>, values: Values = {}): string =>
    fill(lookUp(messages[locale], key), values)

export const usePlainTexts = <T>(messages: { en: T; hi: Texts<T> }) => plainTexts(messages, useLocale())
