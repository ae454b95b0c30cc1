import { withId } from '../../../contracts/paths.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import type { Locale } from '../../../contracts/text.ts'

interface Subject {
  words: string
  /** The page of the verification or the job; null for a payment. */
  page: string | null
}

/** What an entry is for. The ledger keeps the words of its day, so a product is known by either of its names. */
export function subjectOf(
  { description, reference }: Pick<WalletEntry, 'description' | 'reference'>,
  locale: Locale,
): Subject {
  for (const { label, paths } of productIds.map(productOf)) {
    const name = [label.en, label.hi].find(one => description.startsWith(one))
    if (!name) continue
    const own = reference !== null && /^(ver|job)_/.test(reference)
    return { words: description.replace(name, label[locale]), page: own ? withId(paths.detail, reference) : null }
  }
  return { words: description, page: null }
}
