import { walletEntries as en } from '../../../contracts/messages/en/walletEntries.ts'
import { walletEntries as hi } from '../../../contracts/messages/hi/walletEntries.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the statement says. */
export const useEntryText = () => usePlainTexts({ en, hi })
