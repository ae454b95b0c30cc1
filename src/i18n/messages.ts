import type * as english from '../../contracts/messages/en/index.ts'
import { translate, type Values } from '../../contracts/messages/translate.ts'
import type { TextKey, Texts } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/platform/text.ts'

type English = typeof english

/** An area of the texts, named like the export of its file in contracts/messages. */
export type Namespace = keyof English

export type Translate<N extends Namespace> = (key: TextKey<English[N]>, values?: Values) => string

const loaded: Record<Locale, Record<string, unknown>> = { en: {}, hi: {} }
const translators = new Map<string, unknown>()

/** Adds loaded texts, which can then be read synchronously. */
export function addMessages(locale: Locale, messages: Record<string, unknown>): void {
  Object.assign(loaded[locale], messages)
}

/** All loaded texts of a language, by namespace. */
export const messagesIn = (locale: Locale): Readonly<Record<string, unknown>> => loaded[locale]

type Loader = (locale: Locale) => Promise<unknown> | undefined

let loadMissing: Loader = () => undefined

/** Sets how a page loads missing texts. A page that bundles its texts does not need it. */
export function setLoader(loader: Loader): void {
  loadMissing = loader
}

/** Loads the texts that the page still lacks in a language; undefined if there are none. */
export const missingMessages: Loader = locale => loadMissing(locale)

/** The texts of a loaded namespace. Always the same function, so that it can be a dependency of a hook. */
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
