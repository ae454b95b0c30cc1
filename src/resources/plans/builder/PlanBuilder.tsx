import { Button, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { publishPlan } from '../../../../contracts/calls/cases.ts'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { planResource, type ShownPlanDetail } from '../../../../contracts/resources/plan.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
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
import { BuilderContext, type Problem, problemsIn, useBuilder, useQuote } from './builder.ts'
import { DraftState } from './DraftState.tsx'
import { blankPlan, newStep } from './draft.ts'
import { examplePlan } from './examplePlan.ts'
import { Palette } from './Palette.tsx'
import { Rules, Verdicts } from './Results.tsx'
import { StepCard } from './StepCard.tsx'
import { TextPair } from './TextPair.tsx'
import { type Begun, useDraft } from './useDraft.ts'

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
  const plan = data?.plan ?? blankPlan
  if (id)
    return <Builder key={id} begun={{ name: id, plan, latest: data?.version ?? 0 }} changed={data} onLate={refetch} />
  const name = from ? `copy.${from}.${data?.version}` : 'new'
  return <Builder key={name} begun={{ name, plan }} />
}

export default PlanBuilder

interface BuilderProps {
  begun: Begun
  /** The plan of which this is the next version. */
  changed?: ShownPlanDetail | undefined
  /** The plan may have changed since it was read. */
  onLate?: () => unknown
}

const Builder = ({ begun, changed, onLate }: BuilderProps) => {
  const kept = useDraft(begun)
  const { draft, basedOn, change } = kept
  const [refused, setRefused] = useState<{ draft: Plan; problems: readonly Problem[] }>()
  const judged = useQuote(draft)
  const problems = refused?.draft === draft ? refused.problems : judged.problems
  const isFree = !kept.isOutdated && !changed?.archivedAt
  const onRefused = (error: CallError) => {
    if (error.code === 'conflict') onLate?.()
    const found = problemsIn(error)
    if (found.length > 0) setRefused({ draft, problems: found })
  }
  return (
    <BuilderContext value={{ draft, change, problems }}>
      <Header
        id={changed?.id}
        basedOn={basedOn}
        canPublish={isFree && judged.isCurrent && problems.length === 0}
        onPublished={kept.drop}
        onRefused={onRefused}
      />
      <DraftState kept={kept} plan={changed} />
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
  basedOn: number | undefined
  canPublish: boolean
  onPublished: () => void
  onRefused: (error: CallError) => void
}

const Header = ({ id, basedOn, canPublish, onPublished, onRefused }: HeaderProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useQueryClient()
  const { draft } = useBuilder()
  const { mutate, isPending } = useCallMutation(publishPlan)
  const publish = () =>
    mutate(
      { body: { plan: draft, ...(id && { id, basedOn }) } },
      {
        onSuccess: published => {
          toast(text('published', { version: published.version }), 'success')
          onPublished()
          void cache.invalidateQueries()
          void navigate(withId(paths.casePlanDetail, published.id))
        },
        onError: error => {
          toast(error.message, 'error')
          onRefused(error)
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
