import { Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { changeLetterheadName, readLetterhead } from '../../../../contracts/calls/letterhead.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { CallForm } from '../../../components/form/CallForm.tsx'
import { Section } from '../../../components/Section.tsx'
import { callQueryKey, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import accountStyles from '../Account.module.css'
import { useLogo } from './LogoImage.tsx'
import { LogoSection } from './LogoSection.tsx'
import { ReportPreview } from './ReportPreview.tsx'

/** What stands at the head of the account's reports. */
const LetterheadTab = () => {
  const text = useTexts('letterhead')
  const cache = useQueryClient()
  const { data, error, refetch } = useCallQuery(readLetterhead, {})
  const logo = useLogo(data?.logo ?? null)
  if (error && !data)
    return <LoadError title={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return (
    <div className={accountStyles.columns}>
      <div className={accountStyles.stack}>
        <LogoSection
          facts={data.logo}
          logo={logo}
          onChange={next => cache.setQueryData(callQueryKey(readLetterhead, {}), next)}
        />
        <Section title={text('name.title')}>
          <CallForm
            call={changeLetterheadName}
            defaults={{ name: data.name }}
            fields={[
              { source: 'name', label: text('name.label'), hint: text('name.hint'), autoComplete: 'organization' },
            ]}
            submit={text('name.save')}
            done={({ name }) => text(name === '' ? 'name.savedNone' : 'name.saved')}
          />
        </Section>
      </div>
      <ReportPreview name={data.name} facts={data.logo} logo={logo} />
    </div>
  )
}

export default LetterheadTab
