import { publicChallanList as en } from '../../../../contracts/messages/en/publicChallanList.ts'
import { publicChallanList as hi } from '../../../../contracts/messages/hi/publicChallanList.ts'
import { type Dates, dates } from '../../../i18n/dates.ts'
import { usePublicLocale, usePublicTexts } from '../../state.ts'

export const useListTexts = () => usePublicTexts({ en, hi })

export const listTexts = { en, hi }

export const usePublicDates = (): Dates => dates(usePublicLocale())
