import { useState } from 'react'
import {
  beginPasskeyProof,
  beginStaffPasskeyProof,
  provePasskey,
  proveStaffPasskey,
} from '../../../contracts/calls/passkeys.ts'
import { callApi } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { getPasskey } from '../../session/passkey.ts'

const calls = {
  customer: { begin: beginPasskeyProof, finish: provePasskey },
  admin: { begin: beginStaffPasskeyProof, finish: proveStaffPasskey },
}

/** Proves with a passkey who is signed in. `prove` returns null after a success, a message, or `''` if the person has cancelled. */
export function usePasskeyProof(audience: keyof typeof calls) {
  const { begin, finish } = calls[audience]
  const text = useTexts('passkeys')
  const [isPending, setPending] = useState(false)

  const prove = async (): Promise<string | null> => {
    setPending(true)
    try {
      const { challenge, options } = await callApi(begin, {})
      const asked = await getPasskey(options)
      if ('failure' in asked) return asked.failure === 'cancelled' ? '' : text(`failed.${asked.failure}`)
      await callApi(finish, { body: { challenge, response: asked.answer } })
      return null
    } catch (error) {
      return (error as Error).message
    } finally {
      setPending(false)
    }
  }

  return { prove, isPending }
}
