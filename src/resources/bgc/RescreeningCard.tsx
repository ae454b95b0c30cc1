import { Button } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  type BgcRescreeningFacts,
  endBgcRescreening,
  readBgcRescreening,
  rescreenBgcCase,
  setBgcRescreening,
} from '../../../contracts/calls/bgcRescreenings.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf } from '../cases/cells.tsx'
import styles from './Bgc.module.css'
import { ResultChanges } from './ResultChanges.tsx'

/** When the candidate is screened again, the cases before and after this one, and what has changed since. */
export const RescreeningCard = ({ found }: { found: ShownCaseDetail }) => {
  const text = useTexts('bgcScreen')
  const { data } = useCallQuery(readBgcRescreening, { params: { id: found.id } })
  if (!data) return null
  const { earlier, next, changes } = data
  return (
    <Section title={text('again.title')}>
      <div className={styles.notice}>
        <Planned found={found} facts={data} />
        {(earlier ?? next) && (
          <p className={styles.buttons}>
            {earlier && <Link to={withId(paths.bgcDetail, earlier)}>{text('again.earlier')}</Link>}
            {next && <Link to={withId(paths.bgcDetail, next)}>{text('again.next')}</Link>}
          </p>
        )}
        {changes && <ResultChanges changes={changes} />}
      </div>
    </Section>
  )
}

interface PlannedProps {
  found: ShownCaseDetail
  facts: BgcRescreeningFacts
}

const Planned = ({ found, facts: { rescreening, next } }: PlannedProps) => {
  const text = useTexts('bgcScreen')
  const words = useTexts('casesScreen')
  const navigate = useNavigate()
  const { day } = useDateFormats()
  const maySet = useCanCall(setBgcRescreening)
  const mayStart = useCanCall(rescreenBgcCase)
  const end = useCallAction(endBgcRescreening)
  const [open, setOpen] = useState<'set' | 'start'>()
  if (next) return null
  const params = { id: found.id }
  const name = nameOf(found.subject) ?? words('noName')
  const isOver = found.status !== 'open' && found.status !== 'paused'
  const { months = 12, isAutomatic = true, dueAt = null, problem = null } = rescreening ?? {}
  return (
    <>
      {!rescreening && <p>{text('again.none')}</p>}
      {rescreening && !problem && (
        <p>
          {dueAt
            ? text(isAutomatic ? 'again.automatic' : 'again.listed', { date: day(dueAt) })
            : text('again.later', { smart_count: months })}
        </p>
      )}
      {problem && <InlineAlert tone="warning">{text(`again.problem.${problem}`)}</InlineAlert>}
      <p className={styles.buttons}>
        {maySet && (
          <Button variant="outlined" size="small" onClick={() => setOpen('set')}>
            {text(rescreening ? 'again.change' : 'again.set')}
          </Button>
        )}
        {mayStart && isOver && (
          <Button variant="outlined" size="small" onClick={() => setOpen('start')}>
            {text('again.start')}
          </Button>
        )}
        {maySet && rescreening && (
          <Button
            color="inherit"
            size="small"
            disabled={end.busy}
            onClick={() => end.run({ params }, text('again.ended'))}
          >
            {text('again.end')}
          </Button>
        )}
      </p>
      {open === 'set' && (
        <ActionDialog
          call={setBgcRescreening}
          params={params}
          fields={[
            { source: 'months', kind: 'number', label: text('again.months'), hint: text('again.monthsHint') },
            { source: 'isAutomatic', kind: 'switch', label: text('again.isAutomatic') },
          ]}
          defaults={{ months, isAutomatic }}
          title={text('again.setTitle', { name })}
          confirm={text('again.save')}
          done={text('again.saved')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'start' && (
        <ActionDialog
          call={rescreenBgcCase}
          params={params}
          title={text('again.startTitle', { name })}
          detail={text('again.startDetail')}
          confirm={text('again.start')}
          done={text('candidate.sent')}
          onDone={({ id }) => void navigate(withId(paths.bgcDetail, id))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
