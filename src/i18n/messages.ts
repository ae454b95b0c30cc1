import type * as english from '../../contracts/messages/en/index.ts'
import { translate, type Values } from '../../contracts/messages/translate.ts'
import type { TextKey, Texts } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/text.ts'

type English = typeof english

/** An area's texts, by the name that its file in contracts/messages exports. */
export type Namespace = keyof English

export type Translate<N extends Namespace> = (key: TextKey<English[N]>, values?: Values) => string

/** Loads a bundle of namespaces in one language. */
export type MessageSource = (locale: Locale) => Promise<Record<string, unknown>>

const loaded: Record<Locale, Record<string, unknown>> = { en: {}, hi: {} }
const translators = new Map<string, unknown>()
const sources = new Set<MessageSource>()
const settled: Record<Locale, Set<MessageSource>> = { en: new Set(), hi: new Set() }
const pending: Record<Locale, Map<MessageSource, Promise<void>>> = { en: new Map(), hi: new Map() }

/** Takes texts; from then on they are read without waiting. */
export function addMessages(locale: Locale, messages: Record<string, unknown>): void {
  Object.assign(loaded[locale], messages)
}

function load(source: MessageSource, locale: Locale): Promise<void> {
  const known = pending[locale].get(source)
  if (known) return known
  const started = source(locale)
    .then(messages => {
      addMessages(locale, messages)
      settled[locale].add(source)
    })
    // A request that failed is made again when the texts are next asked for.
    .finally(() => pending[locale].delete(source))
  pending[locale].set(source, started)
  return started
}

/** Loads sources in a language; the app keeps them for every language that it changes to. */
export function loadMessages(locale: Locale, ...wanted: MessageSource[]): Promise<unknown> {
  for (const source of wanted) sources.add(source)
  return Promise.all(wanted.filter(source => !settled[locale].has(source)).map(source => load(source, locale)))
}

/** What of the app's texts a language still lacks, on its way; undefined where it lacks nothing. */
export function missingMessages(locale: Locale): Promise<unknown> | undefined {
  const missing = [...sources].filter(source => !settled[locale].has(source))
  return missing.length === 0 ? undefined : Promise.all(missing.map(source => load(source, locale)))
}

export const hasTexts = (locale: Locale, namespace: Namespace): boolean => namespace in loaded[locale]

/** The text at `namespace.key`, in whatever is loaded. */
export const messagesIn = (locale: Locale): unknown => loaded[locale]

/** The texts of a loaded namespace; the same function each time, so that a hook may depend on it. */
export function textsIn<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const name = `${locale}.${namespace}`
  if (!translators.has(name)) {
    const tree = loaded[locale][namespace] as Texts<English[N]> | undefined
    if (!tree) throw new Error(`The texts of '${namespace}' are not loaded.`)
    const texts: Translate<N> = (key, values) => translate<English[N]>(tree, key, values)
    translators.set(name, texts)
  }
  return translators.get(name) as Translate<N>
}
