import { Button, Skeleton } from '@mui/material'
import { Link } from 'react-router-dom'
import { readOnboardingLook } from '../../../contracts/calls/onboarding.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { onboardingFlowResource } from '../../../contracts/resources/onboardingFlow.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LookForm } from './LookForm.tsx'
import styles from './Settings.module.css'

/** `/onboarding-solution-settings`: how applicants' pages look, and where each flow's link is. */
const OnboardingSettings = () => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const { data, error, refetch } = useCallQuery(readOnboardingLook, {}, { retry: false })
  const flows = onboardingFlowResource.words?.title[locale] ?? ''
  return (
    <>
      <PageHeader
        title={text('settings.title')}
        crumbs={[{ label: flows, to: paths.onboardingSolutionFlows }, { label: text('settings.title') }]}
      />
      <div className={styles.sections}>
        {error && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={320} />}
        {data && <LookForm key={JSON.stringify(data.look)} look={data.look} logo={data.logo} />}
        <Section title={text('settings.links')}>
          <div className={styles.download}>
            <p>{text('settings.linksDetail')}</p>
            <div className={styles.actions}>
              <Button variant="outlined" component={Link} to={paths.onboardingSolutionFlows}>
                {flows}
              </Button>
            </div>
          </div>
        </Section>
      </div>
    </>
  )
}

export default OnboardingSettings
