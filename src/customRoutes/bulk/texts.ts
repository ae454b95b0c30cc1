import { bulkScreen as en } from '../../../contracts/messages/en/bulkScreen.ts'
import { bulkScreen as hi } from '../../../contracts/messages/hi/bulkScreen.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the screens of files say. */
export const useBulkText = () => usePlainTexts({ en, hi })
