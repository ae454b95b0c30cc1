import { Button, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useGetOne, useStore } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { publishPlan } from '../../../../contracts/calls/cases.ts'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { planResource, type ShownPlanDetail } from '../../../../contracts/resources/plan.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { BuilderAside } from './BuilderAside.tsx'
import { BuilderContext, problemsIn, useBuilder, useQuote } from './builder.ts'
import { blankPlan, newStep } from './draft.ts'
import { examplePlan } from './examplePlan.ts'
import { Palette } from './Palette.tsx'
import { Rules, Verdicts } from './Results.tsx'
import { StepCard } from './StepCard.tsx'
import { TextPair } from './TextPair.tsx'

/** Builds a new plan, or the next version of one; a new one begins blank, or as a copy of the plan that the address names. */
const PlanBuilder = () => {
  const { id } = useParams()
  const from = useSearchParams()[0].get('from') ?? undefined
  const source = id ?? from
  const { data, error, refetch } = useGetOne<ShownPlanDetail, CallError>(
    planResource.name,
    { id: source ?? '', meta: { detail: true } },
    // A draft is not replaced while it is written.
    { enabled: source !== undefined, retry: false, staleTime: Number.POSITIVE_INFINITY },
  )
  if (error) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (source !== undefined && !data) return <Skeleton variant="rounded" height={142} />
  const begun = data?.plan ?? blankPlan
  // A new version of a plan that somebody else has published in the meantime begins anew.
  const key = id ? `${id}.${data?.version}` : (from ?? 'new')
  return <Builder key={key} draftKey={`plans.draft.${key}`} begun={begun} {...(id && { id })} />
}

export default PlanBuilder

interface BuilderProps {
  /** Under which the browser keeps the draft until it is published. */
  draftKey: string
  begun: Plan
  id?: string
}

const Builder = ({ draftKey, begun, id }: BuilderProps) => {
  const text = useTexts('planBuilder')
  const [kept, keep] = useStore<Plan | null>(draftKey, null)
  const [refused, setRefused] = useState<{ draft: Plan; problems: ReturnType<typeof problemsIn> }>()
  const draft = kept ?? begun
  const change = (next: (draft: Plan) => Plan) => keep((current: Plan | null) => next(current ?? begun))
  const judged = useQuote(draft)
  const shown = refused?.draft === draft ? refused.problems : judged.problems
  return (
    <BuilderContext value={{ draft, change, problems: shown }}>
      <Header
        id={id}
        canPublish={judged.isCurrent && shown.length === 0}
        onPublished={() => keep(null)}
        onRefused={found => setRefused({ draft, problems: found })}
      />
      {kept && (
        <div className={styles.kept}>
          <InlineAlert
            tone="info"
            action={
              <Button size="small" color="inherit" onClick={() => keep(null)}>
                {text('discard')}
              </Button>
            }
          >
            {text('kept')}
          </InlineAlert>
        </div>
      )}
      <TwoColumns aside={<BuilderAside judged={judged} />}>
        <Title />
        <Steps />
        <Verdicts />
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Rules />
        </Suspense>
      </TwoColumns>
    </BuilderContext>
  )
}

interface HeaderProps {
  id: string | undefined
  canPublish: boolean
  onPublished: () => void
  onRefused: (problems: ReturnType<typeof problemsIn>) => void
}

const Header = ({ id, canPublish, onPublished, onRefused }: HeaderProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useQueryClient()
  const { draft } = useBuilder()
  const { mutate, isPending } = useCallMutation(publishPlan)
  const publish = () =>
    mutate(
      { body: { plan: draft, ...(id && { id }) } },
      {
        onSuccess: published => {
          toast(text('published', { version: published.version }), 'success')
          onPublished()
          void cache.invalidateQueries()
          void navigate(withId(paths.casePlanDetail, published.id))
        },
        onError: error => {
          toast(error.message, 'error')
          onRefused(problemsIn(error))
        },
      },
    )
  const title = text(id ? 'newVersion' : 'newPlan')
  return (
    <PageHeader
      title={title}
      crumbs={[{ label: planResource.words?.title[locale] ?? '', to: paths.casePlans }, { label: title }]}
      actions={
        <BusyButton
          variant="contained"
          startIcon={<Send aria-hidden="true" />}
          busy={isPending}
          disabled={!canPublish}
          onClick={publish}
        >
          {text('publish')}
        </BusyButton>
      }
    />
  )
}

const Title = () => {
  const text = useTexts('planBuilder')
  const { draft, change } = useBuilder()
  return (
    <Section title={text('about')}>
      <TextPair
        label={text('title')}
        path="title"
        value={draft.title}
        onChange={title => change(plan => ({ ...plan, title }))}
      />
    </Section>
  )
}

const Steps = () => {
  const text = useTexts('planBuilder')
  const { draft, change } = useBuilder()
  const [open, setOpen] = useState<string>()
  const isBlank = draft.steps.length === 0
  return (
    <>
      <Section title={text('steps')}>
        {isBlank ? (
          <div className={styles.blank}>
            <p>{text('noSteps')}</p>
            <Button variant="outlined" onClick={() => change(() => examplePlan)}>
              {text('example')}
            </Button>
          </div>
        ) : (
          <ol className={styles.steps}>
            {draft.steps.map((step, index) => (
              <StepCard
                key={step.id}
                step={step}
                index={index}
                isOpen={open === step.id}
                onToggle={() => setOpen(open === step.id ? undefined : step.id)}
              />
            ))}
          </ol>
        )}
      </Section>
      <Palette
        onAdd={kind => {
          const step = newStep(kind, draft)
          change(plan => ({ ...plan, steps: [...plan.steps, step] }))
          setOpen(step.id)
        }}
      />
    </>
  )
}
