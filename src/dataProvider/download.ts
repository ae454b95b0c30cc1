import type { Call } from '../../contracts/calls/define.ts'
import { callApiResponse } from './api.ts'
import { saveBlob } from './saveBlob.ts'
import type { CallArgs } from './send.ts'

/** Fetches a file by a call, with the person's token, and saves it. Throws CallError. */
export async function download<C extends Call>(call: C, args: CallArgs<C>, name: string): Promise<void> {
  const response = await callApiResponse(call, args)
  saveBlob(await response.blob(), name)
}
