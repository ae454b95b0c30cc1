import { IconButton } from '@mui/material'
import { Download } from 'lucide-react'
import { downloadAttachment } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'

/** What those who have signed have uploaded: photos, stamps and files. */
export const Uploads = ({ envelope: { id, attachments, recipients } }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  const toast = useToast()
  const mayDownload = useCanCall(downloadAttachment)
  if (attachments.length === 0) return null
  const save = async (field: string, name: string) => {
    try {
      await download(downloadAttachment, { params: { id, field } }, name)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, 'error')
    }
  }
  return (
    <Section title={text('uploads.title')}>
      <ul className={styles.files}>
        {attachments.map(({ field, recipient, name }) => (
          <li key={field} className={styles.uploaded}>
            <span>
              {name}
              <br />
              <span className={styles.quiet}>{recipients.find(one => one.id === recipient)?.name}</span>
            </span>
            {mayDownload && (
              <IconButton aria-label={text('uploads.download', { name })} onClick={() => void save(field, name)}>
                <Download size={18} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
