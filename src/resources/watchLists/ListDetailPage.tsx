import { useGetOne } from 'ra-core'
import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { listKindChoices } from '../../../contracts/screening/watchLists.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ListState } from './cells.tsx'
import { EntryChanges } from './EntryChanges.tsx'
import { ImportFile } from './ImportFile.tsx'
import { type Place, useMayChange } from './places.ts'
import { Versions } from './Versions.tsx'
import styles from './WatchLists.module.css'

const POLL_MS = 2_000

interface PageProps {
  place: Place
  actions: ComponentType<{ list: WatchListRecord }>
}

/** One list with its versions, what each of them changed, and the import of the next one. */
export const ListDetailPage = ({ place, actions }: PageProps) => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<WatchListRecord>(
    place.resource.name,
    { id },
    {
      enabled: id !== '',
      retry: false,
      onError: () => {},
      refetchInterval: ({ state }) => (state.data?.state === 'importing' ? POLL_MS : false),
    },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing place={place} />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <Detail key={id} list={data} place={place} actions={actions} /> : <PageSkeleton />
}

const Detail = ({ list, place, actions: Actions }: PageProps & { list: WatchListRecord }) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const { day, full } = useDateFormats()
  const mayChange = useMayChange(place)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: versions, refetch } = useCallQuery(
    place.versions,
    { params: { id: list.id } },
    { refetchInterval: list.state === 'importing' && POLL_MS },
  )
  // The last poll of the versions may have been before the import ended.
  useEffect(() => void refetch(), [refetch, list.state, list.version])
  const shown = versions?.find(({ number }) => number === (chosen ?? list.version))
  return (
    <>
      <PageHeader
        crumbs={[{ label: place.resource.words?.title[locale] ?? '', to: place.path }, { label: list.name }]}
      />
      <SummaryCard
        title={list.name}
        chips={<ListState record={list} />}
        meaning={text(`searchedBy.${place.kind}`)}
        actions={<Actions list={list} />}
        facts={[
          { label: text('kind'), value: listKindChoices[list.kind].label[locale] },
          { label: text('version'), value: list.version },
          { label: text('dated'), value: list.dated && day(list.dated) },
          { label: text('entryCount'), value: list.entries === null ? null : formatCount(list.entries) },
          { label: text('importedAt'), value: list.importedAt && full(list.importedAt) },
          { label: text('importedBy'), value: list.importedBy },
        ]}
      />
      <div className={styles.columns}>
        <TwoColumns aside={mayChange && <ImportFile list={list} place={place} newest={versions?.[0]} />}>
          {versions && <Versions versions={versions} shown={shown?.number ?? null} onShow={setChosen} />}
          {shown && <EntryChanges key={shown.id} place={place} listId={list.id} version={shown} />}
        </TwoColumns>
      </div>
    </>
  )
}

const Missing = ({ place }: { place: Place }) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  return (
    <MissingRecord
      title={place.resource.words?.missing?.[locale] ?? ''}
      detail={text('missingDetail')}
      to={place.path}
      back={text('back')}
    />
  )
}
