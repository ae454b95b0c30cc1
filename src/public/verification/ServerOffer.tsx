import { useState } from 'react'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { type PdfVerification, serverCheck } from '../../../contracts/pdfSignatures.ts'
import type { Locale } from '../../../contracts/text.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'

interface ServerOfferProps {
  file: File
  /** Why the browser did not check the file, or not all of it. */
  why: 'insecure' | 'outdated' | 'failed' | 'partly'
  onFound: (found: PdfVerification) => void
}

/** Offers to send the file. It leaves the device only when the person presses the button. */
export const ServerOffer = ({ file, why, onFound }: ServerOfferProps) => {
  const text = useTexts('documentVerification')
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isTooLarge = file.size > serverCheck.bytes

  const send = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      onFound(await verifyOnServer(file, locale))
    } catch (error) {
      setProblem((error as Error).message || text('send.unreachable'))
    }
    setIsBusy(false)
  }

  return (
    <section className={styles.offer}>
      <p>{text(`unable.${why}`)}</p>
      {isTooLarge ? (
        <p>{text('send.tooLarge', { megabytes: serverCheck.bytes / 1e6 })}</p>
      ) : (
        <>
          <p>
            {text('send.offer')} {why === 'insecure' && text('send.unprotected')}
          </p>
          <Button look="secondary" busy={isBusy && text('send.working')} onClick={() => void send()}>
            {text('send.act')}
          </Button>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  )
}

/** Sends a file to the server, which keeps nothing of it. Throws an Error with what the server said, or without a message if there was no reply. */
async function verifyOnServer(file: File, locale: Locale): Promise<PdfVerification> {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch(mounts.public + serverCheck.path, {
    method: 'POST',
    headers: { 'accept-language': locale },
    body,
    signal: AbortSignal.timeout(serverCheck.waitMs),
  }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as PdfVerification | { error?: { message?: string } } | null
  if (response?.ok && reply && 'verdict' in reply) return reply
  throw new Error(reply && 'error' in reply ? reply.error?.message : '')
}
