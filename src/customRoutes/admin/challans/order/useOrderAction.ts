import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../../../../contracts/calls/define.ts'
import { useToast } from '../../../../components/useToast.ts'
import { callApi } from '../../../../dataProvider/api.ts'
import type { CallError } from '../../../../dataProvider/callError.ts'
import type { CallArgs } from '../../../../dataProvider/send.ts'

/** An act without a reason: what went wrong or well is said in a toast, and everything shown is read again. Answers whether it went well. */
export function useOrderAction<C extends Call>(call: C) {
  const toast = useToast()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (args: CallArgs<C>, done: string) => {
    setBusy(true)
    try {
      await callApi(call, args)
      toast(done, 'success')
      void cache.invalidateQueries()
      return true
    } catch (error) {
      toast((error as CallError).message, 'error')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
