import { downloadEnvelope } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type DocumentKind, DownloadButton } from './DownloadButton.tsx'
import styles from './Envelopes.module.css'

interface EnvelopeProps {
  envelope: ShownEnvelopeDetail
}

/** The files that there are, with their digests, and what was charged. */
export const Documents = ({ envelope }: EnvelopeProps) => {
  const text = useTexts('esignScreen')
  const mayDownload = useCanCall(downloadEnvelope)
  const { state, originalSha256, signedSha256, files, pricePaise, chargedPaise } = envelope
  const kinds: readonly DocumentKind[] = state === 'completed' ? ['signed', 'certificate', 'original'] : ['original']
  return (
    <>
      <Section title={text('documents.title')}>
        {mayDownload && originalSha256 !== null && (
          <div className={styles.downloads}>
            {kinds.map(kind => (
              <DownloadButton key={kind} kind={kind} envelope={envelope} variant="outlined" />
            ))}
          </div>
        )}
        {originalSha256 === null && <p className={styles.quiet}>{text('documents.none')}</p>}
        <ul className={styles.files}>
          {files.map(({ id, name, pages }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={styles.quiet}>{text('documents.pages', { smart_count: pages.length })}</span>
            </li>
          ))}
        </ul>
        <Digest name={text('documents.originalDigest')} value={originalSha256} />
        <Digest name={text('documents.signedDigest')} value={signedSha256} />
      </Section>
      <Section title={text('price.title')}>
        <PriceBreakdown
          lines={[{ label: text('price.line'), paise: pricePaise }]}
          total={{ label: text('price.charged'), paise: chargedPaise }}
        />
        {state !== 'completed' && <p className={styles.quiet}>{text('price.note')}</p>}
      </Section>
    </>
  )
}

const Digest = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <div className={styles.digestRow}>
      <span className={styles.quiet}>{name}</span>
      <code>{value}</code>
      <CopyButton value={value} name={name} />
    </div>
  )
