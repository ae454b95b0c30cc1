import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type ClosingFile, downloadClosing, summariseReturn } from '../../../contracts/calls/closing.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Closings.module.css'

interface Sums {
  documents: number
  basePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/** The month's return by section, what has no place in it, and the files. */
export const Files = ({ id }: { id: string }) => {
  const text = useTexts('adminClosing')
  const mayDownload = useStaffCanCall(downloadClosing)
  const { data, error } = useCallQuery(summariseReturn, { params: { id } })
  return (
    <Section flush title={text('files.title')} {...(data && { aside: <span className="mono">{data.gstin}</span> })}>
      {error && <InlineAlert tone="danger">{text('files.error')}</InlineAlert>}
      {!data && !error && (
        <Table size="small">
          <TableBody>
            <SkeletonRows rows={4} columns={['long', 'number', 'number', 'number', 'number', 'number']} />
          </TableBody>
        </Table>
      )}
      {data && (
        <>
          <Table size="small" aria-label={text('files.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('files.section')}</TableCell>
                <TableCell align="right">{text('documents.count')}</TableCell>
                <TableCell align="right">{text('documents.base')}</TableCell>
                <TableCell align="right">CGST</TableCell>
                <TableCell align="right">SGST</TableCell>
                <TableCell align="right">IGST</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.sections.map(({ section, ...sums }) => (
                <SumsRow key={section} name={text(`files.names.${section}`)} sums={sums} />
              ))}
              <SumsRow strong name={text('files.placed')} sums={data.placed} />
              <SumsRow strong name={text('documents.total')} sums={data.all} />
            </TableBody>
          </Table>
          {data.unplaced.length === 0 ? (
            <p className={styles.note}>{text('files.allPlaced')}</p>
          ) : (
            <InlineAlert tone="warning">
              {text('files.unplaced')}:{' '}
              {data.unplaced
                .map(
                  ({ number, why, totalPaise }) =>
                    `${number} (${formatPaise(totalPaise)}, ${text(`files.why.${why}`)})`,
                )
                .join('; ')}
            </InlineAlert>
          )}
        </>
      )}
      {mayDownload && <Downloads id={id} />}
    </Section>
  )
}

const SumsRow = ({ name, sums, strong = false }: { name: string; sums: Sums; strong?: boolean }) => (
  <TableRow className={strong ? styles.total : undefined}>
    <TableCell>{name}</TableCell>
    <TableCell align="right" className="num">
      {formatCount(sums.documents)}
    </TableCell>
    {([sums.basePaise, sums.cgstPaise, sums.sgstPaise, sums.igstPaise] as const).map((paise, index) => (
      // The columns never change.
      <TableCell key={index} align="right">
        <Money paise={paise} />
      </TableCell>
    ))}
  </TableRow>
)

const Downloads = ({ id }: { id: string }) => {
  const text = useTexts('adminClosing')
  const toast = useToast()
  const [busy, setBusy] = useState<ClosingFile | null>(null)
  const get = async (file: ClosingFile) => {
    setBusy(file)
    try {
      await download(downloadClosing, { params: { id, file } }, `${id}-${file}`)
    } catch (error) {
      toast((error as Error).message, 'error')
    } finally {
      setBusy(null)
    }
  }
  const buttons: { file: ClosingFile; label: string }[] = [
    { file: 'gstr1.json', label: text('files.gstr1') },
    { file: 'tally.xml', label: text('files.tally') },
    { file: 'journal.csv', label: text('files.journal') },
    { file: 'gstr1-b2b.csv', label: 'B2B (CSV)' },
    { file: 'gstr1-b2cs.csv', label: 'B2CS (CSV)' },
    { file: 'gstr1-cdnr.csv', label: 'CDNR (CSV)' },
    { file: 'gstr1-hsn.csv', label: 'HSN (CSV)' },
    { file: 'gstr1-docs.csv', label: 'DOCS (CSV)' },
    { file: 'gstr1-unplaced.csv', label: `${text('files.unplaced')} (CSV)` },
  ]
  return (
    <div className={styles.files}>
      {buttons.map(({ file, label }) => (
        <Button
          key={file}
          variant="outlined"
          startIcon={<Download />}
          disabled={busy !== null}
          onClick={() => void get(file)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
