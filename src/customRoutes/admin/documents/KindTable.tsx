import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { changeDocumentKind } from '../../../../contracts/calls/documents.ts'
import { families } from '../../../../contracts/ocr/families.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { useStaffCanCall } from '../../../authProvider/staff.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './DocumentKinds.module.css'
import type { Figures, Kind } from './kinds.ts'

interface KindTableProps {
  figures: Figures
  onChange: (kind: Kind) => void
}

const headings = ['read', 'doubted', 'refused', 'reviewed', 'median'] as const

/** Each kind of document: what the last days brought, its threshold, and who set it. */
export const KindTable = ({ figures, onChange }: KindTableProps) => {
  const text = useTexts('ocr')
  return (
    <Section flush title={text('staff.kind')} aside={text('staff.days', { count: figures.days })}>
      <Table aria-label={text('staff.kind')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('staff.kind')}</TableCell>
            <TableCell>{text('staff.isOn')}</TableCell>
            <TableCell align="right">{text('staff.sureFrom')}</TableCell>
            {headings.map(name => (
              <TableCell key={name} align="right">
                {text(`staff.${name}`)}
              </TableCell>
            ))}
            <TableCell>{text('staff.setBy')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.kinds.map(kind => (
            <KindRow key={kind.family} kind={kind} onChange={onChange} />
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

interface KindRowProps {
  kind: Kind
  onChange: (kind: Kind) => void
}

const KindRow = ({ kind, onChange }: KindRowProps) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  const mayChange = useStaffCanCall(changeDocumentKind)
  const { family, isOn, sureFrom, read, judged, doubted, refused, reviewed, correctedFields, medianMs } = kind
  // What was read before doubts were counted is not without doubt.
  const doubts = judged === 0 ? '-' : text('staff.doubtedOf', { count: formatCount(doubted), of: formatCount(judged) })
  const corrected =
    reviewed === 0
      ? formatCount(0)
      : text('staff.reviewedFields', { count: formatCount(reviewed), smart_count: correctedFields })
  const figures = [formatCount(read), doubts, formatCount(refused), corrected]
  return (
    <TableRow>
      <TableCell>{families[family].label[locale]}</TableCell>
      <TableCell>
        <ToneChip tone={isOn ? 'success' : 'neutral'} label={text(isOn ? 'staff.on' : 'staff.off')} />
      </TableCell>
      <TableCell align="right" className="num">
        {text('staff.percent', { value: sureFrom })}
      </TableCell>
      {[...figures, medianMs === null ? '-' : `${(medianMs / 1000).toFixed(1)} s`].map((figure, at) => (
        <TableCell key={at} align="right" className="num">
          {figure}
        </TableCell>
      ))}
      <TableCell>
        <Change kind={kind} />
      </TableCell>
      <TableCell align="right">
        {mayChange && (
          <Button
            size="small"
            aria-label={text('staff.changeNamed', { kind: families[family].label[locale] })}
            onClick={() => onChange(kind)}
          >
            {text('staff.change')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

const Change = ({ kind: { change } }: { kind: Kind }) => {
  const text = useTexts('ocr')
  const { day } = useDateFormats()
  if (!change) return <span className={styles.quiet}>{text('staff.neverSet')}</span>
  return (
    <>
      {text('staff.setOn', { name: change.by ?? text('staff.somebody'), day: day(change.at) })}
      {change.reason && <div className={styles.quiet}>{change.reason}</div>}
    </>
  )
}
