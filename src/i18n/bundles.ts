import { type Locale, locales } from '../../contracts/platform/text.ts'
import { getLocale } from './locale.ts'
import { addMessages, setLoader } from './messages.ts'

type Load = () => Promise<Record<string, unknown>>

/** Texts that load together: one file per part of an app and language. */
const bundles = {
  entry: {
    en: () => import('../../contracts/messages/bundles/entry.en.ts'),
    hi: () => import('../../contracts/messages/bundles/entry.hi.ts'),
  },
  registration: {
    en: () => import('../../contracts/messages/bundles/registration.en.ts'),
    hi: () => import('../../contracts/messages/bundles/registration.hi.ts'),
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
  aml: {
    en: () => import('../../contracts/messages/bundles/aml.en.ts'),
    hi: () => import('../../contracts/messages/bundles/aml.hi.ts'),
  },
  documents: {
    en: () => import('../../contracts/messages/bundles/documents.en.ts'),
    hi: () => import('../../contracts/messages/bundles/documents.hi.ts'),
  },
  faces: {
    en: () => import('../../contracts/messages/bundles/faces.en.ts'),
    hi: () => import('../../contracts/messages/bundles/faces.hi.ts'),
  },
  cases: {
    en: () => import('../../contracts/messages/bundles/cases.en.ts'),
    hi: () => import('../../contracts/messages/bundles/cases.hi.ts'),
  },
  bgc: {
    en: () => import('../../contracts/messages/bundles/bgc.en.ts'),
    hi: () => import('../../contracts/messages/bundles/bgc.hi.ts'),
  },
  plans: {
    en: () => import('../../contracts/messages/bundles/plans.en.ts'),
    hi: () => import('../../contracts/messages/bundles/plans.hi.ts'),
  },
  esign: {
    en: () => import('../../contracts/messages/bundles/esign.en.ts'),
    hi: () => import('../../contracts/messages/bundles/esign.hi.ts'),
  },
  statements: {
    en: () => import('../../contracts/messages/bundles/statements.en.ts'),
    hi: () => import('../../contracts/messages/bundles/statements.hi.ts'),
  },
  inquiries: {
    en: () => import('../../contracts/messages/bundles/inquiries.en.ts'),
    hi: () => import('../../contracts/messages/bundles/inquiries.hi.ts'),
  },
  videoKyc: {
    en: () => import('../../contracts/messages/bundles/videoKyc.en.ts'),
    hi: () => import('../../contracts/messages/bundles/videoKyc.hi.ts'),
  },
  videoCalls: {
    en: () => import('../../contracts/messages/bundles/videoCalls.en.ts'),
    hi: () => import('../../contracts/messages/bundles/videoCalls.hi.ts'),
  },
  trubgv: {
    en: () => import('../../contracts/messages/bundles/trubgv.en.ts'),
    hi: () => import('../../contracts/messages/bundles/trubgv.hi.ts'),
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
  // A failed request is repeated when the texts are next needed.
  request.catch(() => loads[locale].delete(bundle))
  return request
}

/** By language, the running requests for bundles that the page has so far loaded only in another language. */
const completions: Record<Locale, Promise<unknown> | undefined> = { en: undefined, hi: undefined }

function want(names: Bundle[]): void {
  if (names.every(name => wanted.has(name))) return
  for (const name of names) wanted.add(name)
  // The running requests lack the new bundle, so a page that needs it must not wait for them alone.
  for (const locale of locales) completions[locale] = undefined
}

setLoader(locale => {
  const missing = [...wanted].filter(bundle => !done[locale].has(bundle))
  if (missing.length === 0) return undefined
  // Returns the same promise while it is pending, because React's `use` would suspend again for a new one.
  const known = completions[locale]
  if (known) return known
  const requests = Promise.all(missing.map(bundle => load(bundle, locale))).finally(() => {
    if (completions[locale] === requests) completions[locale] = undefined
  })
  completions[locale] = requests
  return requests
})

/** Loads bundles in the user's language. If the user changes the language, the page loads them in that one too. */
export function loadBundles(...names: Bundle[]): Promise<unknown> {
  want(names)
  return Promise.all(names.map(name => load(name, getLocale())))
}

interface PartTexts {
  /** What the first drawing waits for. */
  first: Bundle[]
  /** What other pages need: it loads some time after the first one, or earlier for a page that needs it. */
  later?: Bundle[]
}

/** A page's or app's module together with the texts that it reads. */
export const withTexts =
  <Module>(loadModule: () => Promise<Module>, { first, later = [] }: PartTexts) =>
  async (): Promise<Module> => {
    want(later)
    const [module] = await Promise.all([loadModule(), loadBundles(...first)])
    whenIdle(() => void loadBundles(...later).catch(() => {}))
    return module
  }

/** The first page's own requests take about as long. */
const AFTER_MS = 2_000

const whenIdle = (work: () => void) =>
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : work()), AFTER_MS)
