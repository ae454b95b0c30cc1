import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadSampleReport, type Letterhead } from '../../../../contracts/calls/letterhead.ts'
import { logoSize } from '../../../../contracts/files/letterhead.ts'
import { useSession } from '../../../authProvider/session.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Letterhead.module.css'
import { LogoImage } from './LogoImage.tsx'

interface ReportPreviewProps {
  name: string
  facts: Letterhead['logo']
  logo: Blob | undefined
}

/** The width of the page that the drawing stands for, in points: A4 without its margins. */
const PAGE = 499

/** A small drawing of a report's page, and the real thing as a download. */
export const ReportPreview = ({ name, facts, logo }: ReportPreviewProps) => {
  const text = useTexts('letterhead')
  const toast = useToast()
  const { config } = useSession()
  const [busy, setBusy] = useState(false)
  const brand = { brand: config.brandName }
  const save = async () => {
    setBusy(true)
    try {
      await download(downloadSampleReport, {}, 'sample-report.pdf')
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={text('preview.title')}>
      <div className={styles.sheet} aria-hidden="true">
        {facts && (
          <div className={styles.head}>
            {logo && <LogoImage content={logo} alt="" width={`${(100 * logoSize(facts).width) / PAGE}%`} />}
            <strong>{name}</strong>
          </div>
        )}
        <span className={styles.title}>{text('preview.report')}</span>
        <span className={styles.small}>{text('preview.subject')}</span>
        {Array.from({ length: 5 }, (_, at) => (
          <span key={at} className={styles.row} />
        ))}
        <span className={styles.foot}>{text('preview.footer', brand)}</span>
      </div>
      <p className={styles.signed}>{text('preview.note', brand)}</p>
      <BusyButton variant="outlined" startIcon={<Download />} busy={busy} onClick={() => void save()}>
        {text('preview.download')}
      </BusyButton>
    </Section>
  )
}
