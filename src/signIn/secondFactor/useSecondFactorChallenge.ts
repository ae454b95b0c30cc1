import { useState } from 'react'
import { adminSecondFactorSignIn, secondFactorSignIn } from '../../../contracts/calls/secondFactor.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { storeTokens } from '../storeSession.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { type Audience, clearChallenge } from './challenge.ts'

const calls = { customer: secondFactorSignIn, admin: adminSecondFactorSignIn }

/** Tries codes for a challenge until one signs in or the challenge ends; `ended` then says why. */
export function useSecondFactorChallenge(audience: Audience, challenge: string, onSignedIn: () => void) {
  const text = useTexts('signIn')
  const [ended, setEnded] = useState<string | null>(null)
  const { busy, message, clear, attempt } = useAsyncAction()

  const tryCode = (code: string) =>
    attempt('working', async () => {
      const reply = await callApiReply(calls[audience], { body: { challenge, code } })
      if (reply.code === codes.wrongCredentials) return reply.message
      if (reply.code !== codes.ok) setEnded(reply.message)
      else if (!storeTokens(audience, reply)) setEnded(text('deactivated'))
      else {
        clearChallenge(audience)
        onSignedIn()
      }
      return null
    })

  return { busy: busy !== null, message, ended, clear, tryCode }
}

export type SecondFactorChallenge = ReturnType<typeof useSecondFactorChallenge>
