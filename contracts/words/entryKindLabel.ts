import { type Text, text } from '../platform/text.ts'
import { transferWords, type WalletEntry } from '../resources/walletEntry.ts'

const challansPaid = text('Challans paid', 'चालान का पेमेंट')

/** What an entry is called on the statement, the staff's ledger and their exports. The challan wallet pays for challans, not for checks. */
export const entryKindLabel = ({ kind, wallet }: Pick<WalletEntry, 'kind' | 'wallet'>): Text =>
  kind === 'capture' && wallet === 'challan' ? challansPaid : transferWords.kind.choices[kind].label
