import { Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { changeCaseSettings, readCaseSettings } from '../../../contracts/calls/caseSettings.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { CallForm } from '../../components/form/CallForm.tsx'
import { Section } from '../../components/Section.tsx'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Account.module.css'

/** How long personal data of the account's own cases is kept. */
export const CaseSettings = () => {
  const text = useTexts('files')
  const cache = useQueryClient()
  const { data, error, refetch } = useCallQuery(readCaseSettings, {})
  return (
    <Section title={text('cases.title')}>
      <p className={styles.words}>{text('cases.detail')}</p>
      {error && !data && <LoadError title={error.message} requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      {data && (
        <CallForm
          call={changeCaseSettings}
          defaults={data}
          fields={[{ source: 'keepDays', kind: 'number', label: text('cases.days'), hint: text('cases.hint') }]}
          submit={text('settings.save')}
          done={({ keepDays }) =>
            keepDays === null ? text('cases.savedKept') : text('cases.saved', { smart_count: keepDays })
          }
          onDone={() => void cache.invalidateQueries({ queryKey: callQueryKey(readCaseSettings) })}
        />
      )}
    </Section>
  )
}
