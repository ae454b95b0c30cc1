import { Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { publishPlan } from '../../../../contracts/calls/plans.ts'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import type { Rehearsed } from '../../../../contracts/cases/rehearsal.ts'
import { videoKycTemplates } from '../../../../contracts/cases/videoKyc/templates.ts'
import { flowTemplates } from '../../../../contracts/onboarding/templates/index.ts'
import { withId } from '../../../../contracts/platform/paths.ts'
import type { ShownPlanDetail } from '../../../../contracts/resources/plan.ts'
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
import { usePlanResource } from '../usePlanResource.ts'
import { BuilderAside } from './BuilderAside.tsx'
import { BuilderSteps } from './BuilderSteps.tsx'
import { BuilderTools, type BuilderView } from './BuilderTools.tsx'
import { BuilderContext, type Problem, problemsIn, useBuilder, useQuote } from './builder.ts'
import { DraftState } from './DraftState.tsx'
import { blankPlan, withDefaults } from './draft.ts'
import { LitContext } from './lit.ts'
import { Rehearsal } from './Rehearsal.tsx'
import { Rules, Verdicts } from './Results.tsx'
import { TextPair } from './TextPair.tsx'
import { type Begun, useDraft } from './useDraft.ts'
import { useServerDraft } from './useServerDraft.ts'

/** Builds a new plan, or the next version of one; a new one begins blank, or as a copy of the plan that the address names. */
const PlanBuilder = () => {
  const { name, product } = usePlanResource()
  const { id } = useParams()
  const [search] = useSearchParams()
  const from = search.get('from') ?? undefined
  const template = [...flowTemplates, ...videoKycTemplates].find(one => one.id === search.get('template'))
  const source = id ?? from
  const { data, error, refetch } = useGetOne<ShownPlanDetail, CallError>(
    name,
    { id: source ?? '', meta: { detail: true } },
    // A draft is not replaced while it is written.
    { enabled: source !== undefined, retry: false, staleTime: Number.POSITIVE_INFINITY },
  )
  if (error) return <LoadError isPage requestId={error.requestId} onRetry={() => void refetch()} />
  if (source !== undefined && !data) return <Skeleton variant="rounded" height={142} />
  const plan = data?.plan ?? (template ? withDefaults(template.plan) : blankPlan)
  if (id)
    return <Builder key={id} begun={{ name: id, plan, latest: data?.version ?? 0 }} changed={data} onLate={refetch} />
  const first = product === 'general' ? 'new' : `new.${product}`
  const draftName = from ? `copy.${from}.${data?.version}` : template ? `${first}.${template.id}` : first
  return <Builder key={draftName} begun={{ name: draftName, plan }} />
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
  const { product } = usePlanResource()
  const isShared = product === 'onboarding'
  const server = useServerDraft(begun.name, kept, isShared)
  const [view, setView] = useState<BuilderView>('list')
  const [rehearsed, setRehearsed] = useState<{ draft: Plan; way: Rehearsed } | null>(null)
  // What was rehearsed is shown until the draft changes.
  const way = rehearsed?.draft === draft ? rehearsed.way : null
  const lit = useMemo(() => new Map(way?.steps.map(({ id, status }) => [id, status])), [way])
  const drop = () => {
    kept.drop()
    if (isShared) server.drop()
  }
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
        onPublished={drop}
        onRefused={onRefused}
      />
      <DraftState kept={kept} server={isShared ? server : null} plan={changed} onDrop={drop} />
      <BuilderTools kept={kept} view={view} onView={setView} />
      <TwoColumns
        aside={
          <>
            <BuilderAside judged={judged} />
            <Rehearsal shown={way} onShow={found => setRehearsed(found && { draft, way: found })} />
          </>
        }
      >
        <Title />
        <LitContext value={lit}>
          <BuilderSteps view={view} />
        </LitContext>
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
  const { product, words, paths, create } = usePlanResource()
  const { mutate, isPending } = useCallMutation(publishPlan)
  const publish = () =>
    mutate(
      { body: { plan: draft, product, ...(id && { id, basedOn }) } },
      {
        onSuccess: published => {
          toast(text('published', { version: published.version }), 'success')
          onPublished()
          void cache.invalidateQueries()
          void navigate(withId(paths.show, published.id))
        },
        onError: error => {
          toast(error.message, 'error')
          onRefused(error)
        },
      },
    )
  const title = id ? text('newVersion') : create[locale]
  return (
    <PageHeader
      title={title}
      crumbs={[{ label: words.title[locale], to: paths.list }, { label: title }]}
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
