import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { paths, withEntry, withId } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { entryWords } from '../../../contracts/words/ledgerWords.ts'

interface Subject {
  words: string
  /** The page of the verification, job, monitored subject or challan order; null for a payment. */
  page: string | null
}

/** The purpose of an entry in the reader's language, and the page of what it belongs to. */
export function entrySubject(
  { description, reference }: Pick<WalletEntry, 'description' | 'reference'>,
  locale: Locale,
): Subject {
  const { words, product } = entryWords(description, locale)
  if (reference?.startsWith('cho_')) return { words, page: withId(paths.challanViewDetails, reference) }
  if (reference?.startsWith('mon_')) return { words, page: withEntry(paths.monitoring, reference) }
  const own = product && reference && /^(ver|job)_/.test(reference)
  return { words, page: own ? withId(entryOf(product).paths.detail, reference) : null }
}
