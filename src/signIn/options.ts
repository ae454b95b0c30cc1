import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { signInOptions } from '../../contracts/calls/captcha.ts'
import { callApiReply } from '../dataProvider/api.ts'

export type SignInOptions = z.infer<(typeof signInOptions)['reply']>

export interface SignInOptionsState {
  /** Undefined until they have come, null when they cannot be had. */
  options: SignInOptions | null | undefined
  /** A nonce for Google is good for one sign-in. */
  refresh: () => void
}

/** Which captcha to draw and how to ask Google, as the server is configured. */
export function useSignInOptions(): SignInOptionsState {
  const [options, setOptions] = useState<SignInOptions | null>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    const ask = async () => {
      const found = await callApiReply(signInOptions, {}).catch(() => null)
      if (current) setOptions(found)
    }
    void ask()
    return () => {
      current = false
    }
  }, [round])
  return { options, refresh: () => setRound(last => last + 1) }
}
