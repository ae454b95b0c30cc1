import type { Call } from '../../contracts/calls/define.ts'
import { open } from './api.ts'
import { saveBlob } from './saveBlob.ts'
import type { Args } from './send.ts'

/** Fetches a file by a call, with the person's token, and saves it. Throws CallError. */
export async function download<C extends Call>(call: C, args: Args<C>, name: string): Promise<void> {
  const response = await open(call, args)
  saveBlob(await response.blob(), name)
}
