import { useEffect, useMemo, useState } from 'react'
import { type EsignSigning, readEsignLink } from '../../../../contracts/calls/esignLinks.ts'
import { openInvitation, sendInvitationCode } from '../../../../contracts/calls/invitations.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { keepPass, readPass, tokenInAddress } from '../../invitation/useInvitation.ts'
import { linkAddress } from '../addresses.ts'

export type EsignLinkState =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'ended'; message: string }
  | { is: 'open'; signing: EsignSigning }

export interface LinkSecrets {
  token: string
  pass?: string
}

interface WaitingForCode {
  sentTo: string
  /** The code was right. */
  onRight: () => void
  onCancel: (reason: Error) => void
}

/** The token of the address with the pass of this tab, if its code was entered. */
export function linkSecrets(): LinkSecrets {
  const token = tokenInAddress()
  const pass = readPass(token)
  return { token, ...(pass !== null && { pass }) }
}

/** The state of the link; null if the person is led to the page that asks for code and consent. */
async function readState(ask: PublicApiCall): Promise<EsignLinkState | null> {
  try {
    const reply = await ask(readEsignLink, { body: linkSecrets() })
    if (reply.state === 'ended') return { is: 'ended', message: reply.message }
    if (reply.state === 'open' && reply.consented) return { is: 'open', signing: reply }
    location.replace(linkAddress('acceptEsign', tokenInAddress()))
    return null
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/**
 * The link of the address. Whoever has not entered its code or has not agreed yet is led to the page that asks. A pass lives for half an hour, and a document may be
 * read for longer: then `code` asks for a new code, and what was entered stays. With `isPaused`, nothing is read before `read` is called. `known` is what was read
 * already.
 */
export function useEsignLink({
  isPaused = false,
  known,
}: {
  isPaused?: boolean
  known?: EsignSigning | undefined
} = {}) {
  const { ask } = usePublicApi()
  const [state, setState] = useState<EsignLinkState>(known ? { is: 'open', signing: known } : { is: 'loading' })
  const [waiting, setWaiting] = useState<WaitingForCode | null>(null)

  useEffect(() => {
    if (!isPaused && !known) void readState(ask).then(found => found && setState(found))
  }, [ask, isPaused, known])

  /** Makes a call of the link; once more with a new pass if its own has ended. Throws what the call throws, and if the person enters no code. */
  const withLink = useMemo(() => {
    async function attempt<R extends { state: string }>(
      call: (link: LinkSecrets) => Promise<R>,
    ): Promise<Exclude<R, { state: 'code' }>> {
      const reply = await call(linkSecrets())
      if (reply.state !== 'code') return reply as Exclude<R, { state: 'code' }>
      const { sentTo } = reply as unknown as { sentTo: string }
      await new Promise<void>((onRight, onCancel) => setWaiting({ sentTo, onRight, onCancel }))
      return attempt(call)
    }
    return attempt
  }, [])

  const code = waiting && {
    sentTo: waiting.sentTo,
    send: async () => {
      await ask(sendInvitationCode, { body: { token: tokenInAddress() } })
    },
    enter: async (given?: string): Promise<boolean> => {
      if (given === undefined) return false
      const token = tokenInAddress()
      const reply = await ask(openInvitation, { body: { token, code: given } })
      if (reply.state === 'code') return false
      if (reply.state === 'open' && reply.pass !== null) keepPass(token, reply.pass)
      setWaiting(null)
      waiting.onRight()
      return true
    },
    cancel: (message: string) => {
      setWaiting(null)
      waiting.onCancel(new Error(message))
    },
  }

  const read = async (): Promise<void> => {
    const next = await readState(ask)
    if (next) setState(next)
  }

  return { state, read, withLink, code }
}

export type WithLink = ReturnType<typeof useEsignLink>['withLink']
