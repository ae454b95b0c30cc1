import { useState } from 'react'
import type { PdfVerification } from '../../../contracts/pdfSignatures.ts'
import type { PublicState } from '../../../contracts/publicPage.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageHead } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './Verification.module.css'
import { VerificationResult } from './VerificationResult.tsx'

type Outcome = { name: string; found: PdfVerification } | 'working' | 'unable' | 'failed' | null

/** `/esign-verification`: who signed a PDF and what changed since, found in the browser. The file is sent to nobody. */
const VerificationPage = () => {
  const text = useTexts('documentVerification')
  const { trust } = usePublicState()
  const [outcome, setOutcome] = useState<Outcome>(null)

  const verify = async (file: File) => {
    // Without https a browser offers no cryptography.
    if (!globalThis.crypto?.subtle) return setOutcome('unable')
    setOutcome('working')
    try {
      // The engine is loaded for whoever has chosen a file.
      const { verifyFile } = await import('./verifyFile.ts')
      setOutcome({ name: file.name, found: await verifyFile(file, trust) })
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <PublicShell brand={null} look="paper">
      <div className={styles.page}>
        <h1>{text('title')}</h1>
        <p className={styles.lead}>{text('lead')}</p>
        <FilePicker isBusy={outcome === 'working'} onChoose={file => void verify(file)} />
        <p className={styles.note}>{text('private')}</p>
        <div role="status">
          {outcome === 'working' && <p>{text('working')}</p>}
          {(outcome === 'unable' || outcome === 'failed') && <p className={styles.problem}>{text(outcome)}</p>}
          {outcome && typeof outcome === 'object' && <VerificationResult name={outcome.name} found={outcome.found} />}
        </div>
        <section className={styles.about}>
          <p>{text('revocation')}</p>
          <p>
            <a href="/public/signing-root.pem">{text('root')}</a>. {text('rootDetail')}
          </p>
        </section>
      </div>
    </PublicShell>
  )
}

export function head({ locale }: PublicState): PageHead {
  const text = textsIn(locale, 'documentVerification')
  return { title: text('title'), description: text('lead') }
}

export default VerificationPage
