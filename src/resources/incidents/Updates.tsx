import { Button } from '@mui/material'
import { useState } from 'react'
import { correctIncident } from '../../../contracts/calls/status.ts'
import { type IncidentDetail, incident } from '../../../contracts/resources/incident.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Incidents.module.css'

type Correction = IncidentDetail['corrections'][number]

/** What is corrected: the title, or one of the updates. */
type Corrected = { update: string | null; words: IncidentDetail['words']; title: string }

/** The texts in both languages, the newest first, each with what it was before. */
export const Updates = ({ record }: { record: IncidentDetail }) => {
  const text = useTexts('adminStatus')
  const { full } = useDateFormats()
  const locale = useLocale()
  const mayCorrect = useStaffCanCall(correctIncident) && record.state !== 'withdrawn'
  const [open, setOpen] = useState<Corrected | null>(null)
  const correctButton = (corrected: Corrected) =>
    mayCorrect && (
      <Button size="small" color="inherit" aria-label={corrected.title} onClick={() => setOpen(corrected)}>
        {text('correct.button')}
      </Button>
    )
  return (
    <section className={styles.updates}>
      <div className={styles.line}>
        <strong>{record.words.en}</strong>
        {correctButton({ update: null, words: record.words, title: text('correct.titleOf') })}
      </div>
      {record.words.hi && <p lang="hi">{record.words.hi}</p>}
      <Earlier corrections={record.corrections} />
      <h3>{text('updates')}</h3>
      <ol>
        {record.updates.map(({ id, state, text: words, by, at, corrections }) => (
          <li key={id}>
            <div className={styles.line}>
              <strong>{incident.fields.state.choices[state].label[locale]}</strong>
              {correctButton({ update: id, words, title: text('correct.textOf', { time: full(at) }) })}
            </div>
            <span className={`num ${styles.quiet}`}>
              {by}, {full(at)}
            </span>
            <p lang="en">{words.en}</p>
            {words.hi && <p lang="hi">{words.hi}</p>}
            <Earlier corrections={corrections} />
          </li>
        ))}
      </ol>
      {open && <CorrectDialog id={record.id} corrected={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

const Earlier = ({ corrections }: { corrections: readonly Correction[] }) => {
  const text = useTexts('adminStatus')
  const { full } = useDateFormats()
  return corrections.map(({ en, hi, by, at, reason }) => (
    <div key={at} className={styles.quiet}>
      <p>{text('earlier', { text: [en, hi].filter(Boolean).join(' / ') })}</p>
      <p>{text('corrected', { name: by, time: full(at), reason })}</p>
    </div>
  ))
}

interface CorrectProps {
  id: string
  corrected: Corrected
  onClose: () => void
}

const CorrectDialog = ({ id, corrected: { update, words, title }, onClose }: CorrectProps) => {
  const text = useTexts('adminStatus')
  const kind = update === null ? ('text' as const) : ('textarea' as const)
  const [en, hi] = update === null ? (['titleEn', 'titleHi'] as const) : (['textEn', 'textHi'] as const)
  return (
    <ActionDialog
      guard
      call={correctIncident}
      params={{ id }}
      body={{ update }}
      defaults={words}
      fields={[
        { source: 'en', kind, label: text(`fields.${en}`) },
        { source: 'hi', kind, label: text(`fields.${hi}`) },
        reasonField,
      ]}
      title={title}
      detail={text('correct.detail')}
      confirm={text('correct.confirm')}
      done={text('correct.done')}
      onClose={onClose}
    />
  )
}
