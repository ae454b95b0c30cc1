import { Button } from '@mui/material'
import { Link, useSearchParams } from 'react-router-dom'
import { videoKycTemplates } from '../../../contracts/cases/videoKyc/templates.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import PlanBuilder from '../plans/builder/PlanBuilder.tsx'
import styles from './VideoKyc.module.css'

/** Begins a template with one that is ready, then builds it. */
const CreateTemplate = () => {
  const [search] = useSearchParams()
  return search.has('from') || search.has('template') ? <PlanBuilder /> : <ChooseReady />
}

export default CreateTemplate

const ChooseReady = () => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={text('choose.title')}
        crumbs={[{ label: text('templates'), to: paths.videoKycTemplates }, { label: text('choose.title') }]}
      />
      <p className={styles.quiet}>{text('choose.lead')}</p>
      <ul className={styles.ready}>
        {videoKycTemplates.map(({ id, summary, plan }) => (
          <li key={id}>
            <h2>{plan.title[locale]}</h2>
            <p>{summary[locale]}</p>
            <small>{text('choose.steps', { smart_count: plan.steps.length })}</small>
            <Button
              variant="outlined"
              component={Link}
              to={`${paths.videoKycTemplateCreate}?template=${id}`}
              aria-label={text('choose.useOf', { name: plan.title[locale] })}
            >
              {text('choose.use')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
