import { useEffect, useEffectEvent, useState } from 'react'
import { beginAadhaarEsign, readAadhaarEsign } from '../../../../contracts/calls/aadhaarEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { errorMessage, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../../invitation/useInvitation.ts'
import { linkAddress } from '../addresses.ts'
import { isFillable, pictureKindOf } from '../signing/answers.ts'
import { keepOutcome } from '../signing/outcome.ts'
import { useEsignLink } from '../signing/useEsignLink.ts'
import { forgetBegun, keepBegun, readBegun } from './begun.ts'
import { postForm } from './postForm.ts'

type AadhaarState =
  | { is: 'loading' }
  /** The provider has sent the browser back, and this tab has begun nothing. */
  | { is: 'elsewhere' }
  | { is: 'ended'; message: string }
  | { is: 'broken'; message: string }
  | { is: 'begun' }
  | { is: 'form'; failure: string | null; busy: string | null }

const BACK = 'back'

const POLL_MS = 5_000
/** While somebody else signs. */
const RETRY_MS = 10_000

/** How far the recipient's Aadhaar e-sign is, and the way to the provider. */
export function useAadhaar() {
  const { ask } = usePublicApi()
  const link = useEsignLink({ isPaused: true })
  const { withLink, code } = link
  const [state, setState] = useState<AadhaarState>({ is: 'loading' })
  const signing = link.state.is === 'open' ? link.state.signing : null

  const ended = ({ end, message }: { end: string; message: string }): AadhaarState => {
    const begun = readBegun()
    if (end !== 'answered' || begun?.token !== tokenInAddress()) return { is: 'ended', message }
    forgetBegun()
    keepOutcome({ role: 'sign', isLast: false, afterUrl: begun.afterUrl })
    location.replace(paths.documentSigned)
    return { is: 'loading' }
  }

  const read = useEffectEvent(async (): Promise<AadhaarState> => {
    const reply = await withLink(secrets => ask(readAadhaarEsign, { body: secrets }))
    if (reply.state === 'ended') return ended(reply)
    if (reply.state === 'begun') return { is: 'begun' }
    await link.read()
    return { is: 'form', failure: reply.state === 'failed' ? reply.message : null, busy: null }
  })

  const start = useEffectEvent(async (): Promise<AadhaarState> => {
    if (tokenInAddress() !== BACK) return read()
    const begun = readBegun()
    if (begun === null) return { is: 'elsewhere' }
    location.replace(linkAddress('aadhaarEsign', begun.token))
    return { is: 'loading' }
  })

  useEffect(() => {
    start().then(setState, (thrown: unknown) => setState({ is: 'broken', message: errorMessage(thrown) }))
  }, [])

  const isWaiting = state.is === 'begun'
  useEffect(() => {
    if (!isWaiting) return undefined
    // The line may be away for a while.
    const timer = setInterval(() => void read().then(setState, () => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  /** Leaves the page for the provider's. Throws what the call throws. */
  const begin = async (birthYear: number): Promise<void> => {
    if (!signing) return
    const values = Object.fromEntries(
      signing.fields
        .filter(field => isFillable(field) && !pictureKindOf(field) && field.value)
        .map(({ id, value }) => [id, value ?? '']),
    )
    const { sha256 } = signing
    const body = { sha256, values, birthYear, agreed: true } as const
    const reply = await withLink(secrets => ask(beginAadhaarEsign, { body: { ...secrets, ...body } }))
    if (reply.state === 'ended') return setState(ended(reply))
    if (reply.state === 'busy') {
      setState({ is: 'form', failure: null, busy: reply.message })
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      return begin(birthYear)
    }
    keepBegun({ token: tokenInAddress(), afterUrl: signing.afterUrl })
    postForm(reply)
  }

  const again = async () => {
    setState({ is: 'loading' })
    await link.read()
    setState({ is: 'form', failure: null, busy: null })
  }

  return { state, signing, code, begin, again: () => void again() }
}
