import type { Locale } from '../../contracts/text.ts'
import { getLocale } from './locale.ts'
import { addMessages, setLoader } from './messages.ts'

type Load = () => Promise<Record<string, unknown>>

/** What loads together: one file for each part of an app and language. */
const bundles = {
  entry: {
    en: () => import('../../contracts/messages/bundles/entry.en.ts'),
    hi: () => import('../../contracts/messages/bundles/entry.hi.ts'),
  },
  landing: {
    en: () => import('../../contracts/messages/bundles/landing.en.ts'),
    hi: () => import('../../contracts/messages/bundles/landing.hi.ts'),
  },
  app: {
    en: () => import('../../contracts/messages/bundles/app.en.ts'),
    hi: () => import('../../contracts/messages/bundles/app.hi.ts'),
  },
  console: {
    en: () => import('../../contracts/messages/bundles/console.en.ts'),
    hi: () => import('../../contracts/messages/bundles/console.hi.ts'),
  },
  admin: {
    en: () => import('../../contracts/messages/bundles/admin.en.ts'),
    hi: () => import('../../contracts/messages/bundles/admin.hi.ts'),
  },
  shared: {
    en: () => import('../../contracts/messages/bundles/shared.en.ts'),
    hi: () => import('../../contracts/messages/bundles/shared.hi.ts'),
  },
} satisfies Record<string, Record<Locale, Load>>

type Bundle = keyof typeof bundles

const wanted = new Set<Bundle>()
const loads: Record<Locale, Map<Bundle, Promise<void>>> = { en: new Map(), hi: new Map() }
const done: Record<Locale, Set<Bundle>> = { en: new Set(), hi: new Set() }

function load(bundle: Bundle, locale: Locale): Promise<void> {
  const started = loads[locale].get(bundle)
  if (started) return started
  const request = bundles[bundle][locale]().then(messages => {
    addMessages(locale, messages)
    done[locale].add(bundle)
  })
  loads[locale].set(bundle, request)
  // A request that failed is made again when the texts are next asked for.
  request.catch(() => loads[locale].delete(bundle))
  return request
}

/** The requests that a language still needs for what the page has loaded in another one; none where it is complete. */
const completions: Record<Locale, Promise<unknown> | undefined> = { en: undefined, hi: undefined }

setLoader(locale => {
  const missing = [...wanted].filter(bundle => !done[locale].has(bundle))
  if (missing.length === 0) return undefined
  // The same promise while it is on its way: React's `use` would start again with another one.
  completions[locale] ??= Promise.all(missing.map(bundle => load(bundle, locale))).finally(() => {
    completions[locale] = undefined
  })
  return completions[locale]
})

/** Loads bundles in the person's language; the page keeps them in every language that it changes to. */
export function loadBundles(...names: Bundle[]): Promise<unknown> {
  for (const name of names) wanted.add(name)
  return Promise.all(names.map(name => load(name, getLocale())))
}

interface PartTexts {
  /** What the first drawing waits for. */
  first: Bundle[]
  /** What comes at the same time and holds up only the pages that say it. */
  later?: Bundle[]
}

/** A page's or app's module together with the texts that it reads. */
export const withTexts =
  <Module>(loadModule: () => Promise<Module>, { first, later = [] }: PartTexts) =>
  async (): Promise<Module> => {
    const module = loadModule()
    const texts = loadBundles(...first)
    loadBundles(...later).catch(() => {})
    await texts
    return module
  }
