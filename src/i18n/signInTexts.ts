import { signIn as en } from '../../contracts/messages/en/signIn.ts'
import { signIn as hi } from '../../contracts/messages/hi/signIn.ts'
import { usePlainTexts } from './plainTexts.ts'

export const useSignInTexts = () => usePlainTexts({ en, hi })
