import { publicPages as en } from '../../../contracts/messages/en/publicPages.ts'
import { publicPages as hi } from '../../../contracts/messages/hi/publicPages.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export const usePublicTexts = () => usePlainTexts({ en, hi })
