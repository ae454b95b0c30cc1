import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { keepCourtDecision, openCourtReview } from '../../../../contracts/calls/courtReviews.ts'
import type { CaseClass } from '../../../../contracts/court/words.ts'
import { useToast } from '../../../components/useToast.ts'
import { callQueryKey, useCallMutation } from '../../../dataProvider/useCallQuery.ts'

export type Review = z.output<typeof openCourtReview.reply>

/** A decision while it is being made. */
export interface Decided {
  class: CaseClass | null
  note: string
}

/** The decisions about the cases, begun with those that are kept; `keep` lets another person of staff go on with one. */
export function useDecisions({ id, drafts }: Review) {
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate } = useCallMutation(keepCourtDecision)
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(
    () => new Map(drafts.map(({ cnr, class: found, note }) => [cnr, { class: found, note: note ?? '' }])),
  )
  const decide = (cnr: string, value: Decided) => setDecided(new Map(decided).set(cnr, value))
  const keep = (cnr: string, { class: found, note }: Decided) => {
    const kept = drafts.find(one => one.cnr === cnr)
    if (!found || (kept?.class === found && (kept.note ?? '') === note.trim())) return
    const params = { id }
    mutate(
      { params, body: { cnr, class: found, note: note.trim() || null } },
      {
        // The page stays in the cache: whoever returns to it finds what is kept.
        onSuccess: draft =>
          cache.setQueryData<Review>(
            callQueryKey(openCourtReview, { params }),
            old => old && { ...old, drafts: [...old.drafts.filter(one => one.cnr !== cnr), draft] },
          ),
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  }
  return { decided, decide, keep }
}
