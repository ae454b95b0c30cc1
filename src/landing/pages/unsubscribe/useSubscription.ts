import { useEffect, useState } from 'react'
import { readSubscription, unsubscribe } from '../../../../contracts/calls/unsubscribe.ts'
import { callApiReply, type ReplyOf } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'

type Found = ReplyOf<typeof readSubscription>

export type SubscriptionState = { kind: 'loading' | 'unknown' | 'failed' } | (Found & { kind: 'found'; busy: boolean })

/** The link's code, the last segment of the address; what cannot be decoded is no code of ours. */
function codeInPath(): string {
  const last = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

async function take(asked: typeof readSubscription): Promise<SubscriptionState> {
  try {
    return { kind: 'found', busy: false, ...(await callApiReply(asked, { params: { code: codeInPath() } })) }
  } catch (error) {
    const { status } = error as CallError
    return { kind: status === 404 || status === 400 ? 'unknown' : 'failed' }
  }
}

/** What the link is about, and the press that stops it. Reading changes nothing. */
export function useSubscription() {
  const [state, setState] = useState<SubscriptionState>({ kind: 'loading' })

  const read = () => {
    setState({ kind: 'loading' })
    void take(readSubscription).then(setState)
  }

  const stop = () => {
    setState(now => (now.kind === 'found' ? { ...now, busy: true } : now))
    void take(unsubscribe).then(setState)
  }

  useEffect(() => void take(readSubscription).then(setState), [])
  return { state, read, stop }
}
