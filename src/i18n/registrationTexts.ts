import { registration as en } from '../../contracts/messages/en/registration.ts'
import { registration as hi } from '../../contracts/messages/hi/registration.ts'
import { usePlainTexts } from './plainTexts.ts'

export const useRegistrationTexts = () => usePlainTexts({ en, hi })
