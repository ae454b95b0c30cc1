import { tour as en } from '../../../contracts/messages/en/tour.ts'
import { tour as hi } from '../../../contracts/messages/hi/tour.ts'
import { getLocale } from '../../i18n/locale.ts'
import { plainTexts, usePlainTexts } from '../../i18n/plainTexts.ts'

const texts = { en, hi }

/** The welcome's words: read once in a customer's life, so they come with it and not with every page. */
export const useTourTexts = () => usePlainTexts(texts)

export const tourTexts = () => plainTexts(texts, getLocale())
