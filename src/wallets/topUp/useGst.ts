import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addGstDetails, deleteGstDetails, getGstDetails } from '../../../contracts/calls/gst.ts'
import { checkIdentifier } from '../../../contracts/identifiers.ts'
import { useSession } from '../../authProvider/session.ts'
import { useToast } from '../../components/useToast.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { callQueryKey } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export type GstDetails = SuccessReply<typeof getGstDetails>['result'][number]

export const OTHER_GSTIN = 'another'
export const NO_GSTIN = 'none'

/** What is chosen where a record says it. */
const choiceOf = (gst: GstDetails | undefined) => {
  if (!gst) return ''
  return gst.gstinStatus ? gst._id : NO_GSTIN
}

/** The choice of a GSTIN, and its keeping on the server. */
export function useGst(
  saved: readonly GstDetails[],
  current: GstDetails | undefined,
  onDone: (chosen: GstDetails) => void,
) {
  const text = useTexts('addBalance')
  const toast = useToast()
  const cache = useQueryClient()
  const { userId } = useSession()
  const [choice, choose] = useState(() => choiceOf(current))
  const [number, write] = useState('')
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)

  const add = (gstinNumber: string | null) =>
    callApi(addGstDetails, { body: { userId, gstinStatus: gstinNumber !== null, gstinNumber } })

  const act = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      const { fields, message } = error as CallError
      setRefused(fields[0]?.message ?? message)
    } finally {
      setBusy(false)
      void cache.invalidateQueries({ queryKey: callQueryKey(getGstDetails) })
    }
  }

  const keep = async () => {
    if (choice === '') return
    const has = saved.find(gst => choiceOf(gst) === choice)
    if (has) return onDone(has)
    if (choice === OTHER_GSTIN && !checkIdentifier('gstin', number).ok) return
    await act(async () => {
      const { result } = await add(choice === OTHER_GSTIN ? number : null)
      onDone(result)
    })
  }

  const remove = (id: string) =>
    act(async () => {
      const gone = saved.find(({ _id }) => _id === id)
      await callApi(deleteGstDetails, { params: { id } })
      if (choice === id) choose('')
      toast(text('gst.removed', { gstin: gone?.gstinNumber ?? '' }), 'success')
    })

  return { choice, choose, number, write, refused, busy, keep, remove }
}
