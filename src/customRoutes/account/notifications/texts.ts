import { mails as en } from '../../../../contracts/messages/en/mails.ts'
import { mails as hi } from '../../../../contracts/messages/hi/mails.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What the notifications tab says; it loads with it. */
export const useMailsText = () => usePlainTexts({ en, hi })
