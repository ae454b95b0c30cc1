import type { Call } from '../../contracts/calls/define.ts'
import { callApiResponse } from './api.ts'
import { saveBlob } from './saveBlob.ts'
import type { CallArgs } from './send.ts'

/** Downloads and saves the file that a call returns, with the user's token. Throws CallError. */
export async function download<C extends Call>(call: C, args: CallArgs<C>, name: string): Promise<void> {
  const response = await callApiResponse(call, args)
  saveBlob(await response.blob(), name)
}
