import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import {
  confirmListLicence,
  fetchListSource,
  type ListSourceRow,
  listListSources,
  setListSource,
} from '../../../contracts/calls/listSources.ts'
import type { ListSourceState } from '../../../contracts/screening/listSources.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { staffPlace, useMayChange } from './places.ts'
import styles from './WatchLists.module.css'

const POLL_MS = 5_000

const tones: Record<ListSourceState, Tone> = {
  late: 'danger',
  failed: 'warning',
  fetching: 'info',
  fresh: 'success',
  waiting: 'neutral',
  licence: 'warning',
  off: 'neutral',
}

/** The public lists and their publishers: how old each is, what it promises, and the last thing that went wrong. */
const PublishedLists = () => {
  const text = useTexts('listPages')
  const { data } = useCallQuery(listListSources, {}, { refetchInterval: POLL_MS })
  if (!data) return null
  return (
    <Section title={text('sources.title')}>
      {!data.isFetching && <InlineAlert tone="info">{text('sources.byHand')}</InlineAlert>}
      <ul className={styles.sources}>
        {data.sources.map(source => (
          <SourceItem key={source.id} source={source} />
        ))}
      </ul>
    </Section>
  )
}

type Open = 'licence' | 'switch' | null

const SourceItem = ({ source }: { source: ListSourceRow }) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const { day, full } = useDateFormats()
  const mayChange = useMayChange(staffPlace)
  const [open, setOpen] = useState<Open>(null)
  const { list, publisher, address, state, dated, checkedAt, promiseHours, problem, licence, nextAt } = source
  const facts = [
    dated && text('sources.dated', { day: day(dated) }),
    checkedAt ? text('sources.checked', { time: full(checkedAt) }) : text('sources.never'),
    text('sources.promise', { hours: promiseHours }),
    nextAt && text('sources.next', { time: full(nextAt) }),
  ].filter(Boolean)
  return (
    <li>
      <div className={styles.about}>
        <div className={styles.head}>
          <strong>{list}</strong>
          <ToneChip tone={tones[state]} label={text(`sources.state.${state}`)} />
        </div>
        <p>{facts.join(' · ')}</p>
        {problem && <p className={styles.problems}>{problem}</p>}
        {licence && state === 'licence' && <p>{licence[locale]}</p>}
        <small>
          {publisher[locale]} · {address}
        </small>
      </div>
      {mayChange && (
        <div className={styles.actions}>
          <SourceActions source={source} onOpen={setOpen} />
        </div>
      )}
      {open && <SourceDialog source={source} open={open} onClose={() => setOpen(null)} />}
    </li>
  )
}

const SourceActions = ({ source, onOpen }: { source: ListSourceRow; onOpen: (open: Open) => void }) => {
  const text = useTexts('listPages')
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(fetchListSource)
  const { id, list, state, isOn } = source
  const fetchNow = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify(text('sources.asked', { list }))
          void cache.invalidateQueries()
        },
        onError: error => notify(error.message, { type: 'error' }),
      },
    )
  if (state === 'licence')
    return (
      <Button size="small" variant="outlined" onClick={() => onOpen('licence')}>
        {text('sources.confirm')}
      </Button>
    )
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('sources.fetchOf', { list })}
        disabled={isPending || state === 'fetching'}
        onClick={fetchNow}
      >
        {text('sources.fetch')}
      </Button>
      <Button size="small" onClick={() => onOpen('switch')}>
        {text(isOn ? 'sources.turnOff' : 'sources.turnOn')}
      </Button>
    </>
  )
}

const SourceDialog = ({
  source,
  open,
  onClose,
}: {
  source: ListSourceRow
  open: 'licence' | 'switch'
  onClose: () => void
}) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const cache = useQueryClient()
  const { id, list, isOn, licence } = source
  const common = {
    params: { id },
    fields: [{ source: 'reason', kind: 'reason' }],
    onDone: () => void cache.invalidateQueries(),
    onClose,
  } as const
  if (open === 'licence')
    return (
      <ActionDialog
        {...common}
        call={confirmListLicence}
        title={text('sources.confirmTitle', { list })}
        detail={licence?.[locale]}
        confirm={text('sources.confirm')}
        done={text('sources.confirmed')}
      />
    )
  return (
    <ActionDialog
      {...common}
      call={setListSource}
      defaults={{ on: !isOn }}
      title={text(isOn ? 'sources.turnOffTitle' : 'sources.turnOnTitle', { list })}
      detail={text(isOn ? 'sources.turnOffDetail' : 'sources.turnOnDetail')}
      confirm={text(isOn ? 'sources.turnOff' : 'sources.turnOn')}
      done={text('sources.changed')}
    />
  )
}

export default PublishedLists
