import { Button } from '@mui/material'
import type { ListVersion } from '../../../contracts/calls/watchLists.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import {
  entryKindChoices,
  entryKinds,
  listFormatChoices,
  listVersionStateChoices,
} from '../../../contracts/screening/watchLists.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WatchLists.module.css'

interface VersionsProps {
  versions: readonly ListVersion[]
  /** The number of the version whose changes are shown. */
  shown: number | null
  onShow: (number: number) => void
}

/** Every import of the list, the newest first, with what it changed or why it failed. */
export const Versions = ({ versions, shown, onShow }: VersionsProps) => {
  const text = useTexts('listPages')
  return (
    <Section title={text('versions')}>
      {versions.length === 0 ? (
        <p className={styles.quiet}>{text('noVersions')}</p>
      ) : (
        <ul className={styles.versions}>
          {versions.map(version => (
            <Version key={version.id} version={version} isShown={version.number === shown} onShow={onShow} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface VersionProps {
  version: ListVersion
  isShown: boolean
  onShow: (number: number) => void
}

const Version = ({ version, isShown, onShow }: VersionProps) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { number, state, format, files, entries, importedBy, startedAt, finishedAt, problems } = version
  const { label, tone = 'neutral' } = listVersionStateChoices[state]
  const isImported = state === 'current' || state === 'former' || state === 'rolledBack'
  const origin = [files.join(', '), format && listFormatChoices[format].label[locale]].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={styles.head}>
        <strong>{text('versionOf', { number })}</strong>
        <ToneChip tone={tone} label={label[locale]} />
        {isImported && (
          <Button
            size="small"
            variant="outlined"
            aria-pressed={isShown}
            aria-label={text('showChangesOf', { number })}
            onClick={() => onShow(number)}
          >
            {text('showChanges')}
          </Button>
        )}
      </div>
      <p className="num">
        {isImported
          ? text('counts', {
              entries: formatCount(entries),
              added: formatCount(version.added),
              changed: formatCount(version.changed),
              removed: formatCount(version.removed),
            })
          : state === 'importing' && text('reading', { smart_count: entries, count: formatCount(entries) })}
      </p>
      <ReadAndLeftOut version={version} />
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <small>{text('by', { who: importedBy, time: full(finishedAt ?? startedAt) })}</small>
      {origin && <small>{origin}</small>}
    </li>
  )
}

/** What was read, by kind, and what the file has beside it: nothing is left out in silence. */
const ReadAndLeftOut = ({ version: { kinds, leftOut } }: { version: ListVersion }) => {
  const text = useTexts('listPages')
  const locale = useLocale()
  const read = entryKinds.flatMap(kind =>
    kinds?.[kind] ? [`${entryKindChoices[kind].label[locale]} ${formatCount(kinds[kind])}`] : [],
  )
  const left = Object.entries(leftOut ?? {}).map(
    ([word, count]) => `${word === 'unnamed' || word === 'unreadBirths' ? text(word) : word} ${formatCount(count)}`,
  )
  return (
    <>
      {read.length > 0 && <small>{read.join(' · ')}</small>}
      {left.length > 0 && <small>{text('leftOut', { what: left.join(' · ') })}</small>}
    </>
  )
}
