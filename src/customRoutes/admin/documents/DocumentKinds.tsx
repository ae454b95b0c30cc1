import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import type { z } from 'zod'
import { changeDocumentKind, listDocumentKindsForStaff } from '../../../../contracts/calls/documents.ts'
import { families } from '../../../../contracts/ocr/families.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './DocumentKinds.module.css'

type Figures = z.output<typeof listDocumentKindsForStaff.reply>
type Kind = Figures['kinds'][number]

/** Staff's settings of document reading: which kinds are offered, from when a field counts as sure, and what was refused. */
const DocumentKinds = () => {
  const text = useTexts('ocr')
  const { data, error, refetch } = useCallQuery(listDocumentKindsForStaff, {})
  const [changing, setChanging] = useState<Kind>()
  return (
    <>
      <PageHeader title={text('staff.title')} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('staff.lead')}</p>
        {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={420} />}
        {data && (
          <>
            <Kinds figures={data} onChange={setChanging} />
            <Failures figures={data} />
          </>
        )}
      </div>
      {changing && <ChangeKind kind={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

export default DocumentKinds

const Kinds = ({ figures, onChange }: { figures: Figures; onChange: (kind: Kind) => void }) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  return (
    <Section flush title={text('staff.kind')} aside={text('staff.days', { count: figures.days })}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{text('staff.kind')}</TableCell>
            <TableCell>{text('staff.isOn')}</TableCell>
            <TableCell align="right">{text('staff.sureFrom')}</TableCell>
            <TableCell align="right">{text('staff.read')}</TableCell>
            <TableCell align="right">{text('staff.refused')}</TableCell>
            <TableCell align="right">{text('staff.median')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.kinds.map(kind => (
            <TableRow key={kind.family}>
              <TableCell>{families[kind.family].label[locale]}</TableCell>
              <TableCell>
                <ToneChip tone={kind.isOn ? 'success' : 'neutral'} label={text(kind.isOn ? 'staff.on' : 'staff.off')} />
              </TableCell>
              <TableCell align="right" className="num">
                {text('staff.percent', { value: kind.sureFrom })}
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(kind.read)}
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(kind.refused)}
              </TableCell>
              <TableCell align="right" className="num">
                {kind.medianMs === null ? '-' : `${(kind.medianMs / 1000).toFixed(1)} s`}
              </TableCell>
              <TableCell align="right">
                <Button
                  size="small"
                  aria-label={text('staff.changeNamed', { kind: families[kind.family].label[locale] })}
                  onClick={() => onChange(kind)}
                >
                  {text('staff.change')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

const Failures = ({ figures: { failures, days } }: { figures: Figures }) => {
  const text = useTexts('ocr')
  const reasonOf = useReasons()
  return (
    <Section flush title={text('staff.failures')} aside={text('staff.days', { count: days })}>
      {failures.length === 0 ? (
        <p className={styles.none}>{text('staff.none')}</p>
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('staff.reason')}</TableCell>
              <TableCell align="right">{text('staff.count')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {failures.map(({ reason, count }) => (
              <TableRow key={reason}>
                <TableCell>{reasonOf(reason)}</TableCell>
                <TableCell align="right" className="num">
                  {formatCount(count)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

const ours = ['switchedOff', 'unknownKind', 'otherKind', 'tooDemanding'] as const

/** A reason is ours, or one of the reader's problems. */
function useReasons(): (reason: string) => string {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return reason => {
    const own = ours.find(one => one === reason)
    return own ? text(`staff.reasons.${own}`) : words(`problem.${reason}` as 'problem.empty')
  }
}

const ChangeKind = ({ kind, onClose }: { kind: Kind; onClose: () => void }) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  return (
    <ActionDialog
      title={text('staff.changeNamed', { kind: families[kind.family].label[locale] })}
      confirm={text('staff.save')}
      call={changeDocumentKind}
      params={{ family: kind.family }}
      fields={[
        { source: 'isOn', kind: 'switch', label: text('staff.form.isOn') },
        { source: 'sureFrom', kind: 'number', label: text('staff.form.sureFrom'), hint: text('staff.form.hint') },
      ]}
      defaults={{ isOn: kind.isOn, sureFrom: kind.sureFrom }}
      done={text('staff.saved')}
      onClose={onClose}
    />
  )
}
