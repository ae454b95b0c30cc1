import { useState } from 'react'
import { type PdfVerification, serverCheck } from '../../../contracts/ocr/pdfSignatures.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'
import { verifyOnServer } from './verifyOnServer.ts'

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
