import { landing as en } from '../../contracts/messages/en/landing.ts'
import { landing as hi } from '../../contracts/messages/hi/landing.ts'
import { usePlainTexts } from '../i18n/plainTexts.ts'

export const useLandingTexts = () => usePlainTexts({ en, hi })
