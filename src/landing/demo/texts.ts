import { demoCall as en } from '../../../contracts/messages/en/landing.ts'
import { demoCall as hi } from '../../../contracts/messages/hi/landing.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export const useDemoTexts = () => usePlainTexts({ en, hi })
