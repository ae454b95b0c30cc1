import { testApis as en } from '../../../contracts/messages/en/testApis.ts'
import { testApis as hi } from '../../../contracts/messages/hi/testApis.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export const useTestApisText = () => usePlainTexts({ en, hi })
