import { tutorials as en } from '../../../contracts/messages/en/tutorials.ts'
import { tutorials as hi } from '../../../contracts/messages/hi/tutorials.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export const useTutorialTexts = () => usePlainTexts({ en, hi })
