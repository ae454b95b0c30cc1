import { CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import type { PdfVerification } from '../../../contracts/ocr/pdfSignatures.ts'
import {
  describeVerification,
  type SignatureWords,
  type VerificationTone,
} from '../../../contracts/words/pdfSignatureWords.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'

const icons: Record<VerificationTone, LucideIcon> = {
  good: CircleCheck,
  unsure: CircleAlert,
  bad: CircleX,
  none: CircleHelp,
}

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

interface VerificationResultProps {
  name: string
  found: PdfVerification
}

/** The verdict first, then each signature. */
export const VerificationResult = ({ name, found }: VerificationResultProps) => {
  const text = useTexts('documentVerification')
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    // Hindi says "21:11 बजे", never "9:11 pm बजे".
    ...(locale === 'hi' && { hourCycle: 'h23' }),
  })
  const words = describeVerification(found, { text, time: iso => format.format(new Date(iso)) })
  const Icon = icons[words.tone]
  return (
    <div className={styles.result}>
      <div className={styles.verdict} data-tone={words.tone}>
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h2>{words.headline}</h2>
          <p>{words.detail}</p>
          <Lines lines={words.reasons} />
        </div>
      </div>
      <PaperCode found={found} />
      <p className={styles.note}>
        {text('file')}: {name}, {text('size', { size: found.size.toLocaleString(languages[locale]) })}
      </p>
      {words.signatures.map(one => (
        <Signature key={one.title} words={one} />
      ))}
    </div>
  )
}

/** Whether the code that was scanned from paper names the digest in this file. Of a file that was not read, nobody knows. */
const PaperCode = ({ found }: { found: PdfVerification }) => {
  const text = useTexts('documentVerification')
  const scanned = location.hash.slice(1)
  if (!/^[\da-f]{64}$/.test(scanned) || ['invalid', 'unreadable'].includes(found.verdict)) return null
  const isSame = found.contentDigest === scanned && found.signatures.length > 0
  return <p className={isSame ? undefined : styles.problem}>{text(isSame ? 'digestSame' : 'digestOther')}</p>
}

const Signature = ({ words }: { words: SignatureWords }) => {
  const text = useTexts('documentVerification')
  return (
    <section className={styles.signature}>
      <h3>
        {words.title}
        <span data-verdict={words.verdict}>{words.result}</span>
      </h3>
      <Lines lines={words.reasons} />
      <dl>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words.changes.length > 0 && (
        <>
          <h4>{text('laterChanges')}</h4>
          <Lines lines={words.changes.map(change => change.text)} />
        </>
      )}
    </section>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.length > 0 && (
    <ul>
      {[...new Set(lines)].map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
