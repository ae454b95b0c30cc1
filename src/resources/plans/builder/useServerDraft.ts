import { useEffect, useEffectEvent, useState } from 'react'
import { dropPlanDraft, readPlanDraft, savePlanDraft } from '../../../../contracts/calls/planDrafts.ts'
import { callApi, type SuccessReply } from '../../../dataProvider/api.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import type { Kept, useDraft } from './useDraft.ts'

const SETTLED_MS = 1_000

type Reply = SuccessReply<typeof readPlanDraft>

export interface ServerDraft {
  /** Who has saved the draft since this browser last did; null if nobody has. */
  newerBy: string | null
  /** Takes what the other one has saved; this browser's changes are gone. */
  takeTheirs: () => void
  /** Saves this browser's draft over theirs. */
  keepMine: () => void
  /** Once it is published or discarded. */
  drop: () => void
}

const readDraft = (name: string) => callApi(readPlanDraft, { params: { name } })

/**
 * Keeps the draft on the server too, so that it goes on in another browser, and nobody overwrites what somebody else has saved: each save names the revision
 * that it follows, which the browser keeps with the draft. Without the server the draft is still kept in the browser.
 */
export function useServerDraft(
  name: string,
  { kept, take, note }: ReturnType<typeof useDraft>,
  isOn: boolean,
): ServerDraft {
  /** What the server has; undefined before it was asked. */
  const [server, setServer] = useState<{ revision: number; content: string | null }>()
  const [newerBy, setNewerBy] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const content = kept && contentOf(kept)

  const accept = (reply: Reply, isTaking: boolean) => {
    setServer(reply)
    if (reply.content !== null && isTaking) take({ ...(JSON.parse(reply.content) as Kept), revision: reply.revision })
    else note(reply.revision)
  }
  const begin = useEffectEvent((reply: Reply) => {
    const isSeen = kept === null || (kept.revision ?? 0) === reply.revision || reply.content === content
    if (isSeen) accept(reply, kept === null)
    else setNewerBy(reply.savedBy ?? '')
  })
  useEffect(() => {
    if (isOn) readDraft(name).then(begin, () => {})
  }, [isOn, name])

  const save = useEffectEvent((revision: number, sent: string) => {
    setSaving(true)
    callApi(savePlanDraft, { params: { name }, body: { revision, content: sent } })
      .then(
        reply => {
          setServer(reply)
          note(reply.revision)
        },
        async (error: unknown) => {
          if (error instanceof CallError && error.status === 409) setNewerBy((await readDraft(name)).savedBy ?? '')
        },
      )
      .finally(() => setSaving(false))
      .catch(() => {})
  })
  useEffect(() => {
    const isSaved = content === null || content === server?.content
    if (!isOn || !server || newerBy !== null || isSaving || isSaved) return undefined
    const timer = setTimeout(() => save(server.revision, content), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOn, server, newerBy, isSaving, content])

  const settle = (isTaking: boolean) =>
    void readDraft(name).then(
      reply => {
        accept(reply, isTaking)
        setNewerBy(null)
      },
      () => {},
    )
  return {
    newerBy,
    takeTheirs: () => settle(true),
    keepMine: () => settle(false),
    drop: () => {
      setServer({ revision: 0, content: null })
      callApi(dropPlanDraft, { params: { name } }).catch(() => {})
    },
  }
}

/** The revision is the browser's own note. */
const contentOf = ({ revision: _, ...kept }: Kept): string => JSON.stringify(kept)
