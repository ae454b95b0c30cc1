import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { signInOptions } from '../../contracts/calls/captcha.ts'
import { callApiReply } from '../dataProvider/api.ts'

export type SignInOptions = z.infer<(typeof signInOptions)['reply']>

export interface SignInOptionsState {
  /** Undefined while they load, null if they are not available. */
  options: SignInOptions | null | undefined
  /** Loads new options, because a nonce for Google is valid for one sign-in only. */
  refresh: () => void
}

/** The server's configuration of the captcha and of Google's sign-in. */
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
