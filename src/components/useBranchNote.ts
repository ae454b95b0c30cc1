import { findBranch } from '../../contracts/calls/ifsc.ts'
import { useCallQuery } from '../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../i18n/dates.ts'
import { useTexts } from '../i18n/useTexts.ts'

interface BranchNote {
  /** Whose branch it is. */
  success?: string
  /** There is no such branch. The list may be older than the branch, so this is no reason to refuse the code. */
  error?: string
}

/**
 * What a bank field says below a complete and well-formed IFSC, in the words of the list in the server; nothing while it is undefined, loading or
 * cannot be looked up.
 */
export function useBranchNote(ifsc: string | undefined): BranchNote {
  const text = useTexts('components')
  const dates = useDateFormats()
  const { data } = useCallQuery(
    findBranch,
    { params: { code: ifsc ?? '' } },
    { enabled: ifsc !== undefined, retry: false },
  )
  if (!data || !ifsc) return {}
  const bank = data.bank?.name ?? data.bank?.code ?? ''
  const { formerBank } = data
  const merger = formerBank && {
    former: formerBank.name,
    bank: formerBank.into.name ?? formerBank.into.code ?? '',
    day: dates.day(formerBank.on),
  }
  if (!data.found) {
    if (merger && data.likelyCode) return { error: text('branch.renumbered', { ...merger, code: data.likelyCode }) }
    if (merger) return { error: text('branch.gone', merger) }
    return { error: data.bank ? text('branch.unknown', { bank }) : text('branch.noBank', { code: ifsc.slice(0, 4) }) }
  }
  if (data.lentBy) {
    const lender = data.lentBy.name ?? data.lentBy.code ?? ''
    return { success: text('branch.lent', { bank, lender }) }
  }
  // The few codes that are left of a merged bank still have its letters.
  if (merger && formerBank?.code === data.bank.code) return { error: text('branch.gone', merger) }
  return { success: merger ? text('branch.formerly', merger) : text('branch.of', { bank }) }
}
