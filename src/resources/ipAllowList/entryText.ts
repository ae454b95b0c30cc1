import {
  formatRange,
  type IpRange,
  parseRange,
  rangeProblem,
  rangeScope,
  widestPrefix,
} from '../../../contracts/ipAddress.ts'
import type { Translate } from '../../i18n/useTexts.ts'

type Text = Translate<'ipAllowList'>

/** What is wrong with an entry that was typed; undefined while nothing is there. */
export function entryError(typed: string, text: Text): string | undefined {
  const fault = typed.trim() ? rangeProblem(typed) : undefined
  return fault && text(`dialog.faults.${fault}`, { four: widestPrefix[4], six: widestPrefix[6] })
}

/** What one should know of a right one: how it will be kept, and that it is of no public network. */
export function entryHint(typed: string, text: Text): string {
  const range = parseRange(typed)
  if (!range) return text('dialog.addressHint')
  const kept = formatRange(range)
  const words = kept === typed.trim() ? [] : [text('dialog.savedAs', { address: kept })]
  const reach = rangeScope(range)
  if (reach !== 'public') words.push(text(`dialog.${reach}Note`))
  return words.join(' ') || text('dialog.addressHint')
}

/** Whether an address lies in a network of its own, for a word beside it. */
export const privateNetworkLabel = (address: string, text: Text): string | null => {
  const reach = rangeScope(parseRange(address) as IpRange)
  return reach === 'public' ? null : text(reach)
}

/** `203.0.113.0/24 (Office)` */
export const formatEntry = ({ address, label }: { address: string; label: string }): string =>
  label ? `${address} (${label})` : address
