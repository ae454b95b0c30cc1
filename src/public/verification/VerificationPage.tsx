import { useState } from 'react'
import { asksPassword, type PdfVerification } from '../../../contracts/ocr/pdfSignatures.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { useLocale } from '../../i18n/locale.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageHead } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { FilePicker } from './FilePicker.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ServerOffer } from './ServerOffer.tsx'
import styles from './Verification.module.css'
import { VerificationResult } from './VerificationResult.tsx'
import { verifyOnServer } from './verifyOnServer.ts'

/** Why the browser does not check files at all. */
type Hindrance = 'insecure' | 'outdated'

type Outcome =
  | { file: File; found: PdfVerification; isFromServer?: boolean }
  | { file: File; unable: Hindrance | 'failed' }
  | 'working'
  | null

/** `/esign-verification`: who signed a PDF and what changed since, found in the browser. The file is sent to nobody, unless the person asks for it. */
const VerificationPage = () => {
  const text = useTexts('documentVerification')
  const { trust } = usePublicState()
  const [outcome, setOutcome] = useState<Outcome>(null)

  const verify = async (file: File, password?: string) => {
    const unable = hindrance()
    if (unable) return setOutcome({ file, unable })
    setOutcome('working')
    try {
      // The engine is loaded for whoever has chosen a file.
      const { verifyFile } = await import('./verifyFile.ts')
      setOutcome({ file, found: await verifyFile(file, trust, password) })
    } catch {
      setOutcome({ file, unable: 'failed' })
    }
  }

  /** The server's answer comes late: it counts only if no other file was chosen meanwhile. */
  const takeAnswer = (file: File, found: PdfVerification) =>
    setOutcome(current => (isAbout(current, file) ? { file, found, isFromServer: true } : current))

  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page}>
        <h1>{text('title')}</h1>
        <p className={styles.lead}>{text('lead')}</p>
        <FilePicker isBusy={outcome === 'working'} onChoose={file => void verify(file)} />
        {isPrivate(outcome) && <p className={styles.note}>{text('private')}</p>}
        <div role="status">
          {outcome === 'working' ? (
            <p>{text('working')}</p>
          ) : (
            outcome && <Answer {...outcome} onAnswer={takeAnswer} onPassword={verify} />
          )}
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

/** Whether it is true that the browser checks the file and sends it to nobody. */
const isPrivate = (outcome: Outcome) =>
  outcome === null || outcome === 'working' || ('found' in outcome && !outcome.isFromServer)

const isAbout = (outcome: Outcome, file: File) => outcome !== null && outcome !== 'working' && outcome.file === file

type AnswerProps = Exclude<Outcome, string | null> & {
  onAnswer: (file: File, found: PdfVerification) => void
  /** Checks the file in the browser once more. */
  onPassword: (file: File, password: string) => Promise<void>
}

const Answer = ({ file, onAnswer, onPassword, ...outcome }: AnswerProps) => {
  const text = useTexts('documentVerification')
  const locale = useLocale()
  /** Where the file was checked before: it is not sent to the server for its password. */
  const openWith = async (password: string) => {
    if (!('found' in outcome) || !outcome.isFromServer) return onPassword(file, password)
    onAnswer(file, await verifyOnServer(file, locale, password))
  }
  const why = 'unable' in outcome ? outcome.unable : !outcome.isFromServer && isPartly(outcome.found) && 'partly'
  return (
    <>
      {'found' in outcome && <VerificationResult name={file.name} found={outcome.found} />}
      {'found' in outcome && asksPassword(outcome.found) && <PasswordForm key={file.name} onUse={openWith} />}
      {'found' in outcome && outcome.isFromServer && <p className={styles.note}>{text('send.sent')}</p>}
      {why && (
        <ServerOffer
          key={`${file.name} ${file.lastModified}`}
          file={file}
          why={why}
          onFound={found => onAnswer(file, found)}
        />
      )}
    </>
  )
}

/** Without https a browser offers no cryptography; an old one cannot decompress. */
function hindrance(): Hindrance | null {
  if (!globalThis.isSecureContext) return 'insecure'
  return globalThis.crypto?.subtle && 'DecompressionStream' in globalThis ? null : 'outdated'
}

/** Whether another computer may find out more: browsers differ in what algorithms they know and how much memory they give. */
const isPartly = ({ reasons, signatures }: PdfVerification) =>
  reasons.includes('tooComplex') || signatures.some(one => one.reasons.includes('unsupportedFormat'))

export function head({ locale }: PublicState): PageHead {
  const text = textsIn(locale, 'documentVerification')
  return { title: text('title'), description: text('lead') }
}

export default VerificationPage
