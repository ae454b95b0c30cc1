import { entryOf, productIds } from '../../../contracts/catalogue.ts'
import { paths, withEntry, withId } from '../../../contracts/paths.ts'
import { priceItems } from '../../../contracts/priceItems.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import type { Locale } from '../../../contracts/text.ts'

interface Subject {
  words: string
  /** The page of the verification, job or challan order; null for a payment. */
  page: string | null
}

/** The purpose of an entry. The ledger keeps the wording at the time of the entry, so products are matched by current and former names. */
export function entrySubject(
  { description, reference }: Pick<WalletEntry, 'description' | 'reference'>,
  locale: Locale,
): Subject {
  if (reference?.startsWith('cho_')) return { words: description, page: withId(paths.challanViewDetails, reference) }
  if (reference?.startsWith('mon_')) {
    const item = priceItems.find(({ label }) => label.en === description)
    return { words: item?.label[locale] ?? description, page: withEntry(paths.monitoring, reference) }
  }
  for (const { label, paths: pages } of productIds.map(entryOf)) {
    const name = [label.en, label.hi].find(one => description.startsWith(one))
    if (!name) continue
    const own = reference !== null && /^(ver|job)_/.test(reference)
    return { words: description.replace(name, label[locale]), page: own ? withId(pages.detail, reference) : null }
  }
  return { words: description, page: null }
}
