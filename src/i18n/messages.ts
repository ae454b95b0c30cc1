import type * as english from '../../contracts/messages/en/index.ts'
import { translate, type Values } from '../../contracts/messages/translate.ts'
import type { TextKey, Texts } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/text.ts'

type English = typeof english

/** An area's texts, by the name that its file in contracts/messages exports. */
export type Namespace = keyof English

export type Translate<N extends Namespace> = (key: TextKey<English[N]>, values?: Values) => string

const loaded: Record<Locale, Record<string, unknown>> = { en: {}, hi: {} }
const translators = new Map<string, unknown>()

/** Takes texts; from then on they are read without waiting. */
export function addMessages(locale: Locale, messages: Record<string, unknown>): void {
  Object.assign(loaded[locale], messages)
}

/** All that is loaded in a language, by namespace. */
export const messagesIn = (locale: Locale): Readonly<Record<string, unknown>> => loaded[locale]

type Loader = (locale: Locale) => Promise<unknown> | undefined

let loadMissing: Loader = () => undefined

/** Says how a page loads what a language lacks. A page that brings its texts along has no need of it. */
export function setLoader(loader: Loader): void {
  loadMissing = loader
}

/** What of the page's texts a language still lacks, on its way; undefined where it lacks nothing. */
export const missingMessages: Loader = locale => loadMissing(locale)

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
