import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { archivePlan, publishPlan, restorePlan } from '../../../contracts/calls/plans.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { planResource, type ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StartCaseButton } from '../cases/StartCaseButton.tsx'
import { Archived, priceWords } from './cells.tsx'
import styles from './Plans.module.css'
import { usePlanResource } from './usePlanResource.ts'

interface PlanProps {
  plan: ShownPlanDetail
}

/** What the plan is called, which version is in use and what a case of it costs. */
export const PlanSummary = ({ plan }: PlanProps) => {
  const text = useTexts('plansScreen')
  const locale = useLocale()
  const { full, short } = useDateFormats()
  const { fields } = planResource
  const { words, paths, cases } = usePlanResource()
  const { title, version, versions, stepCount, cost, running, createdAt, archivedAt } = plan
  const by = versions[0]?.publishedBy ?? ''
  return (
    <>
      <PageHeader
        crumbs={[
          { label: cases.title[locale], to: cases.list },
          { label: words.title[locale], to: paths.list },
          { label: title[locale] },
        ]}
      />
      <SummaryCard
        title={title[locale]}
        chips={<Archived record={plan} />}
        meaning={text('published', { version, time: short(plan.publishedAt), by })}
        actions={<PlanActions plan={plan} />}
        facts={[
          { label: fields.stepCount.label[locale], value: formatCount(stepCount) },
          { label: fields.cost.label[locale], value: priceWords(cost, text) },
          { label: text('cost.usual'), value: formatPaise(cost.usual) },
          { label: fields.running.label[locale], value: formatCount(running) },
          { label: text('facts.dueDays'), value: text('facts.days', { smart_count: plan.plan.dueDays }) },
          { label: fields.createdAt.label[locale], value: full(createdAt) },
        ]}
      />
      {archivedAt && (
        <div className={styles.under}>
          <InlineAlert tone="info">{text('archived')}</InlineAlert>
        </div>
      )}
    </>
  )
}

const PlanActions = ({ plan: { id, title, archivedAt } }: PlanProps) => {
  const { paths, isStartedHere } = usePlanResource()
  const text = useTexts('plansScreen')
  const locale = useLocale()
  const mayPublish = useCanCall(publishPlan)
  const mayArchive = useCanCall(archivePlan)
  const mayRestore = useCanCall(restorePlan)
  const restore = useCallAction(restorePlan)
  const [isArchiving, setArchiving] = useState(false)
  const duplicate = mayPublish && (
    <Button color="inherit" component={Link} to={`${paths.create}?from=${id}`}>
      {text('actions.duplicate')}
    </Button>
  )
  if (archivedAt)
    return (
      <>
        {duplicate}
        {mayRestore && (
          <BusyButton
            variant="contained"
            busy={restore.busy}
            onClick={() => restore.run({ params: { id } }, text('actions.restored'))}
          >
            {text('actions.restore')}
          </BusyButton>
        )}
      </>
    )
  return (
    <>
      {mayArchive && (
        <Button color="inherit" onClick={() => setArchiving(true)}>
          {text('actions.archive')}
        </Button>
      )}
      {duplicate}
      {mayPublish && (
        <Button variant="outlined" component={Link} to={withId(paths.edit, id)}>
          {text('actions.newVersion')}
        </Button>
      )}
      {isStartedHere && <StartCaseButton planId={id} />}
      {isArchiving && (
        <ActionDialog
          call={archivePlan}
          params={{ id }}
          fields={[]}
          title={text('actions.archiveTitle', { plan: title[locale] })}
          detail={text('actions.archiveDetail')}
          confirm={text('actions.archive')}
          done={text('actions.archived')}
          onClose={() => setArchiving(false)}
        />
      )}
    </>
  )
}
