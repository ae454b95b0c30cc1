import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { flowTemplates } from '../../../contracts/onboarding/templates/index.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { onboardingFlowResource } from '../../../contracts/resources/onboardingFlow.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Onboarding.module.css'

const start = (template: string) => `${paths.onboardingSolution}?template=${template}`

export const ChooseTemplate = () => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const flows = onboardingFlowResource.words?.title[locale] ?? ''
  return (
    <>
      <PageHeader
        title={text('choose.title')}
        crumbs={[{ label: flows, to: paths.onboardingSolutionFlows }, { label: text('choose.title') }]}
      />
      <p className={styles.quiet}>{text('choose.lead')}</p>
      <TemplateList isBlankToo />
    </>
  )
}

/** The templates as cards, each with a link that begins a flow with it. */
export const TemplateList = ({ isBlankToo = false }: { isBlankToo?: boolean }) => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  // Right below the page's own heading, or in a section of another page.
  const Heading = isBlankToo ? 'h2' : 'h3'
  return (
    <ul className={styles.templates}>
      {isBlankToo && (
        <li className={styles.template}>
          <Heading>{text('choose.blank')}</Heading>
          <p>{text('choose.blankDetail')}</p>
          <Button variant="contained" component={Link} to={start('blank')}>
            {text('choose.blank')}
          </Button>
        </li>
      )}
      {flowTemplates.map(({ id, summary, plan }) => (
        <li key={id} className={styles.template}>
          <Heading>{plan.title[locale]}</Heading>
          <p>{summary[locale]}</p>
          <small>{text('choose.steps', { smart_count: plan.steps.length })}</small>
          <Button
            variant="outlined"
            component={Link}
            to={start(id)}
            aria-label={text('choose.useOf', { name: plan.title[locale] })}
          >
            {text('choose.use')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
