import { sandbox as en } from '../../../contracts/messages/en/sandbox.ts'
import { sandbox as hi } from '../../../contracts/messages/hi/sandbox.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export const useSandboxTexts = () => usePlainTexts({ en, hi })
