import type { Locale } from '../../contracts/text.ts'
import { getLocale } from './locale.ts'
import { loadMessages, type MessageSource } from './messages.ts'

const byLocale =
  (files: Record<Locale, () => Promise<Record<string, unknown>>>): MessageSource =>
  locale =>
    files[locale]()

/** What loads together: one file for each part of an app and language. */
const bundles = {
  entry: byLocale({
    en: () => import('../../contracts/messages/en/bundles/entry.ts'),
    hi: () => import('../../contracts/messages/hi/bundles/entry.ts'),
  }),
  landing: byLocale({
    en: () => import('../../contracts/messages/en/bundles/landing.ts'),
    hi: () => import('../../contracts/messages/hi/bundles/landing.ts'),
  }),
  app: byLocale({
    en: () => import('../../contracts/messages/en/bundles/app.ts'),
    hi: () => import('../../contracts/messages/hi/bundles/app.ts'),
  }),
  console: byLocale({
    en: () => import('../../contracts/messages/en/bundles/console.ts'),
    hi: () => import('../../contracts/messages/hi/bundles/console.ts'),
  }),
  admin: byLocale({
    en: () => import('../../contracts/messages/en/bundles/admin.ts'),
    hi: () => import('../../contracts/messages/hi/bundles/admin.ts'),
  }),
}

type BundleName = keyof typeof bundles

/** Loads bundles in the person's language. */
export const loadBundles = (...names: BundleName[]): Promise<unknown> =>
  loadMessages(getLocale(), ...names.map(name => bundles[name]))

interface AppTexts {
  /** What the first drawing waits for. */
  first: BundleName[]
  /** What comes at the same time and holds up only the pages that say it. */
  later?: BundleName[]
}

/** A page's or app's module together with the texts that it reads. */
export const withTexts =
  <Module>(load: () => Promise<Module>, { first, later = [] }: AppTexts) =>
  async (): Promise<Module> => {
    const module = load()
    const texts = loadBundles(...first)
    loadBundles(...later).catch(() => {})
    await texts
    return module
  }
