import { Button } from '@mui/material'
import { useState } from 'react'
import type { ListEntryChange, ListEntryFields, ListVersion } from '../../../contracts/calls/watchLists.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { type EntryChange, entryChanges } from '../../../contracts/screening/watchLists.ts'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { countryName } from '../../i18n/countries.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Place } from './places.ts'
import styles from './WatchLists.module.css'

interface ChangesProps {
  place: Place
  listId: string
  version: ListVersion
}

const PAGE = 10

/** What came, changed and went with a version, page by page. */
export const EntryChanges = ({ place, listId, version }: ChangesProps) => {
  const text = useTexts('listPages')
  const [kind, setKind] = useState<EntryChange>(version.added === 0 && version.changed > 0 ? 'changed' : 'added')
  // The last entry of every page before the shown one.
  const [before, setBefore] = useState<string[]>([])
  const after = before.at(-1)
  const { data } = useCallQuery(place.changes, {
    params: { id: listId, number: version.number },
    query: { kind, limit: PAGE, ...(after && { after }) },
  })
  const choose = (next: EntryChange) => {
    setKind(next)
    setBefore([])
  }
  const { next } = data ?? {}
  return (
    <Section
      title={text('changesOf', { number: version.number })}
      aside={
        <SegmentedControl
          label={text('changesOf', { number: version.number })}
          value={kind}
          options={entryChanges.map(value => ({
            value,
            label: text(`change.${value}`, { count: formatCount(version[value]) }),
          }))}
          onChange={choose}
        />
      }
    >
      {data?.changes.length === 0 && <p className={styles.quiet}>{text('noChanges')}</p>}
      <ul className={styles.entries}>
        {data?.changes.map(change => (
          <Entry key={change.id} change={change} />
        ))}
      </ul>
      {(before.length > 0 || next) && (
        <div className={styles.pager}>
          <Button
            variant="outlined"
            size="small"
            disabled={before.length === 0}
            onClick={() => setBefore(before.slice(0, -1))}
          >
            {text('previous')}
          </Button>
          <Button variant="outlined" size="small" disabled={!next} onClick={() => next && setBefore([...before, next])}>
            {text('next')}
          </Button>
        </div>
      )}
    </Section>
  )
}

const fields = ['name', 'aliases', 'births', 'countries', 'identifiers', 'positions', 'programmes', 'remarks'] as const

/** An entry in one line, and of a changed one the fields that differ. */
const Entry = ({ change: { entryId, entry, before } }: { change: ListEntryChange }) => {
  const text = useTexts('listPages')
  const wordsOf = useFieldWords()
  const about = (['births', 'countries', 'programmes'] as const).map(field => wordsOf(entry, field)).filter(Boolean)
  const changed = before ? fields.filter(field => wordsOf(before, field) !== wordsOf(entry, field)) : []
  return (
    <li>
      <div className={styles.head}>
        <strong>{entry.name}</strong>
        <span className="mono">{entryId}</span>
      </div>
      {before ? (
        <dl className={styles.changed}>
          {changed.map(field => (
            <div key={field}>
              <dt>{text(`field.${field}`)}</dt>
              <dd>
                <del>{wordsOf(before, field) || '-'}</del> <ins>{wordsOf(entry, field) || '-'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        about.length > 0 && <small>{about.join(' · ')}</small>
      )}
    </li>
  )
}

function useFieldWords() {
  const locale = useLocale()
  return (entry: ListEntryFields, field: (typeof fields)[number]): string => {
    const value = entry[field]
    if (!Array.isArray(value)) return value ?? ''
    return value.map(one => (field === 'countries' ? countryName(one, locale) : one)).join('; ')
  }
}
