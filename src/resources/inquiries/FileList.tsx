import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { exportInquiryFile, listInquiryFiles } from '../../../contracts/calls/inquiryFiles.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'

const REFRESH_MS = 3_000

/** The latest files, how far each is, and their results. */
export const FileList = () => {
  const text = useTexts('inquiriesScreen')
  const toast = useToast()
  const { short } = useDateFormats()
  const mayExport = useCanCall(exportInquiryFile)
  const [isGathering, setGathering] = useState(false)
  const { data } = useCallQuery(listInquiryFiles, {}, { refetchInterval: isGathering && REFRESH_MS })
  const gathers = data?.files.some(({ rows, ended }) => ended < rows) ?? false
  if (gathers !== isGathering) setGathering(gathers)
  if (!data || data.files.length === 0) return null
  return (
    <Section title={text('file.files')}>
      <ul className={styles.questions}>
        {data.files.map(({ file, startedAt, rows, ended, missing, chargedPaise }) => (
          <li key={file}>
            <span>
              {short(startedAt)}
              <span className={styles.quiet}>
                {text('file.far', { ended, rows, missing, price: formatPaise(chargedPaise) })}
              </span>
            </span>
            {mayExport && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<FileDown size={16} aria-hidden="true" />}
                onClick={() =>
                  void download(exportInquiryFile, { params: { file } }, `inquiries-${file}.csv`).catch(
                    ({ message }: Error) => toast(message, 'error'),
                  )
                }
              >
                {text('file.results')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
