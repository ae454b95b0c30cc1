import { Button } from '@mui/material'
import { FileDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { eraseInquiry, exportInquiryCsv, exportInquiryGraphml } from '../../../contracts/calls/inquiries.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import { useInquiry } from './useInquiry.ts'

/** The whole graph for other programs, and the end of it. */
export const Files = ({ shown: { id, status } }: { shown: ShownInquiryDetail }) => {
  const text = useTexts('inquiriesScreen')
  const toast = useToast()
  const { refresh } = useInquiry()
  const mayExport = useCanCall(exportInquiryCsv)
  const mayErase = useCanCall(eraseInquiry)
  const erasing = useCallMutation(eraseInquiry)
  const [confirming, setConfirming] = useState(false)
  const onError = ({ message }: Error) => toast(message, 'error')
  if (!mayExport && !mayErase) return null
  return (
    <Section title={text('files.title')}>
      <div className={styles.stack}>
        {mayExport && (
          <>
            <p className={styles.lead}>{text('files.hint')}</p>
            <div className={styles.rowActions}>
              <Button
                size="small"
                variant="outlined"
                startIcon={<FileDown size={16} aria-hidden="true" />}
                onClick={() => void download(exportInquiryCsv, { params: { id } }, `inquiry-${id}.csv`).catch(onError)}
              >
                {text('files.csv')}
              </Button>
              <Button
                size="small"
                variant="outlined"
                startIcon={<FileDown size={16} aria-hidden="true" />}
                onClick={() =>
                  void download(exportInquiryGraphml, { params: { id } }, `inquiry-${id}.graphml`).catch(onError)
                }
              >
                {text('files.graphml')}
              </Button>
            </div>
          </>
        )}
        {mayErase && status === 'ready' && (
          <div>
            <Button
              size="small"
              color="error"
              startIcon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => setConfirming(true)}
            >
              {text('erase.button')}
            </Button>
          </div>
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          danger
          title={text('erase.title')}
          confirm={text('erase.yes')}
          onConfirm={async () => {
            await erasing.mutateAsync({ params: { id }, body: {} }).catch(onError)
            setConfirming(false)
            await refresh()
          }}
          onClose={() => setConfirming(false)}
        >
          <p>{text('erase.body')}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
