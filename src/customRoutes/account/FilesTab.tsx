import { Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { changeFileSettings, readFileSettings } from '../../../contracts/calls/files.ts'
import { fileLimits } from '../../../contracts/files/files.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { CallForm } from '../../components/form/CallForm.tsx'
import { Section } from '../../components/Section.tsx'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { CaseSettings } from './CaseSettings.tsx'

/** How long the account's uploaded files are kept, and the personal data of its cases. */
const FilesTab = () => {
  const text = useTexts('files')
  const cache = useQueryClient()
  const { data, error, refetch } = useCallQuery(readFileSettings, {})
  return (
    <div className={styles.columns}>
      <Section title={text('settings.title')}>
        <p className={styles.words}>{text('settings.detail')}</p>
        {error && !data && (
          <LoadError title={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
        )}
        {!error && !data && <Skeleton variant="rounded" height={120} />}
        {data && (
          <CallForm
            call={changeFileSettings}
            defaults={data}
            fields={[
              {
                source: 'keepDays',
                kind: 'number',
                label: text('settings.days'),
                hint: text('settings.hint', { most: fileLimits.keepDays.most }),
              },
            ]}
            submit={text('settings.save')}
            done={({ keepDays }) =>
              keepDays === 0 ? text('settings.savedNone') : text('settings.saved', { smart_count: keepDays })
            }
            onDone={() => void cache.invalidateQueries({ queryKey: callQueryKey(readFileSettings) })}
          />
        )}
        <p className={styles.hint}>{text('settings.unused', { hours: fileLimits.unusedHours })}</p>
      </Section>
      <CaseSettings />
    </div>
  )
}

export default FilesTab
