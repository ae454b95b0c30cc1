import { useCallback, useEffect, useState } from 'react'
import {
  type AnsweredStep,
  answerCaseLink,
  type CaseLinkSteps,
  lookCaseLink,
  readCaseLink,
  reopenCaseLink,
} from '../../../../contracts/calls/caseLinks.ts'
import { PublicFailure, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../contents.ts'

/** While a document is read, the page asks again. */
const ASK_MS = 3_000
const CONFLICT = 409

/** The steps of a case's person, what is open now, and the answered step that they look at. */
export function useCaseSteps({ token, pass, onDone }: Pick<InvitationContentProps, 'token' | 'pass' | 'onDone'>) {
  const { ask } = usePublicApi()
  const [shown, setShown] = useState<CaseLinkSteps | null>(null)
  const [looked, setLooked] = useState<(AnsweredStep & { id: string }) | null>(null)
  const link = { token, ...(pass !== null && { pass }) }

  const take = useCallback(
    (reply: CaseLinkSteps | { state: 'ended' | 'code' }) => ('steps' in reply ? setShown(reply) : onDone()),
    [onDone],
  )
  const read = useCallback(
    () =>
      ask(readCaseLink, { body: { token, ...(pass !== null && { pass }) } }).then(take, () => {
        // The next look may succeed.
      }),
    [ask, token, pass, take],
  )

  useEffect(() => void read(), [read])

  const isWaiting = shown?.open.length === 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void read(), ASK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, read])

  return {
    shown,
    looked,
    read,
    /** A step that was answered meanwhile, in another tab, makes room for what is open now. */
    answer: async (step: string, answer: Record<string, unknown>) => {
      try {
        take(await ask(answerCaseLink, { body: { ...link, step, answer } }))
      } catch (thrown) {
        if (!(thrown instanceof PublicFailure) || thrown.cause !== CONFLICT) throw thrown
        await read()
      }
    },
    look: async (id: string) => {
      const reply = await ask(lookCaseLink, { body: { ...link, step: id } }).catch(() => null)
      if (reply === null) return read()
      if (reply.state === 'answered') setLooked({ ...reply, id })
      else onDone()
    },
    leave: () => setLooked(null),
    reopen: async (id: string) => {
      const reply = await ask(reopenCaseLink, { body: { ...link, step: id } })
      setLooked(null)
      take(reply)
    },
  }
}
