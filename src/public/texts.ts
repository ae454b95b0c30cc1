import type { errors } from '../../contracts/messages/en/errors.ts'
import type { publicChallanLanding } from '../../contracts/messages/en/publicChallanLanding.ts'
import type { publicChallanSearch } from '../../contracts/messages/en/publicChallanSearch.ts'
import type { publicChallans } from '../../contracts/messages/en/publicChallans.ts'
import { useSentTexts } from './state.ts'

export const useShellTexts = () => useSentTexts<typeof publicChallans>('shell')

export const useErrorTexts = () => useSentTexts<typeof errors>('errors')

export const useLandingTexts = () => useSentTexts<typeof publicChallanLanding>('landing')

export const useSearchTexts = () => useSentTexts<typeof publicChallanSearch>('search')
