import type { ErrorCode } from '../../contracts/platform/codes.ts'

type Ask = () => Promise<boolean>

const required: ErrorCode = 'proof_required'

let dialog: Ask | undefined
let asking: Promise<boolean> | undefined

/** Registers what asks the user to prove who they are, and returns what removes it. It resolves to false if the user cancels. */
export function setProofDialog(ask: Ask): () => void {
  dialog = ask
  return () => {
    if (dialog === ask) dialog = undefined
  }
}

/** Whether the server wants a fresh proof before the call; leaves the response's body unread. */
export async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { code?: string } } | null
  return body?.error?.code === required
}

/** Asks once for all calls that wait for it. */
export function askForProof(): Promise<boolean> {
  asking ??= (dialog?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
