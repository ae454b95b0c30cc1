import type { Call } from '../../contracts/calls/define.ts'
import { open } from './api.ts'
import type { Args } from './send.ts'

/** How long the browser may take to begin a download. */
const HOLD_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HOLD_MS)
}

/** Fetches a file by a call, with the person's token, and saves it. Throws CallError. */
export async function download<C extends Call>(call: C, args: Args<C>, name: string): Promise<void> {
  const response = await open(call, args)
  saveBlob(await response.blob(), name)
}
