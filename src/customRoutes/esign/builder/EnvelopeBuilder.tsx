import { Button, Skeleton, Tab, Tabs } from '@mui/material'
import { useGetOne } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { saveEnvelopeDraft } from '../../../../contracts/calls/esign.ts'
import type { EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import { draftProblems } from '../../../../contracts/esign/draftProblems.ts'
import type { EsignFile, ShownEnvelopeDetail } from '../../../../contracts/esign/shown.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../../contracts/resources/envelope.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useUndoKeys } from '../../../components/useUndoKeys.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { NoSuchDocument } from '../../../resources/envelopes/NoSuchDocument.tsx'
import styles from './Builder.module.css'
import { BuilderActions } from './BuilderActions.tsx'
import { BuilderContext, type Step, steps } from './builder.ts'
import { DocumentsStep } from './DocumentsStep.tsx'
import { DocumentStore } from './documents.ts'
import { firstSigner, trimmed } from './draft.ts'
import { FieldsStep } from './FieldsStep.tsx'
import { sizesOf } from './geometry.ts'
import { changed, historyOf, redone, undone } from './history.ts'
import { LateNotice } from './LateNotice.tsx'
import { RecipientsStep } from './RecipientsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { type Problem, useAutosave } from './useAutosave.ts'
import { useEditors } from './useEditors.ts'
import { useLead } from './useLead.ts'
import { useSelection } from './useSelection.ts'

/** Prepares a draft or a template: documents, recipients, fields, and what is said to them. */
const EnvelopeBuilder = ({ id }: { id: string }) => {
  const mayEdit = useCanCall(saveEnvelopeDraft)
  const [round, setRound] = useState(0)
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<ShownEnvelopeDetail, CallError>(
    envelopeResource.name,
    { id, meta: { detail: true } },
    // A cached draft may be an old one, and would be refused when it is saved.
    { retry: false, refetchOnMount: 'always', refetchOnWindowFocus: false },
  )
  const isLoaded = data !== undefined && isFetchedAfterMount
  // Once it is open, a failed refresh does not close it.
  if (!isLoaded && error?.status === 404) return <NoSuchDocument />
  if (!isLoaded && error) return <LoadError isPage requestId={error.requestId} onRetry={() => void refetch()} />
  if (!isLoaded) return <Skeleton variant="rounded" height={320} />
  if (data.state !== 'draft' || !mayEdit) return <Navigate replace to={withId(paths.esignDetail, id)} />
  const reload = () => void refetch().then(() => setRound(round + 1))
  return <Builder key={`${id} ${round}`} begun={data} onReload={reload} />
}

export default EnvelopeBuilder

interface BuilderProps {
  begun: ShownEnvelopeDetail
  onReload: () => void
}

const Builder = ({ begun, onReload }: BuilderProps) => {
  const text = useTexts('esignBuilder')
  const { id, template: isTemplate, revision, pricePaise } = begun
  const [history, setHistory] = useState(() => historyOf(begun.draft))
  const draft = history.present
  const [files, setFiles] = useState<ReadonlyMap<string, EsignFile>>(
    () => new Map(begun.files.map(one => [one.id, one])),
  )
  const saving = useAutosave({ id, draft: begun.draft, revision, pricePaise }, draft)
  const editors = useEditors(id)
  const sizes = useMemo(() => sizesOf(draft.pages, files), [draft.pages, files])
  const problems = useProblems(draft, sizes, saving.saved)
  const documents = useDocumentStore()
  const [step, setStep] = useStep()
  const selection = useSelection(draft)
  const [placingForId, placeFor] = useState<string>()
  const lead = useLead({ draft, step, setStep, select: selection.select, placeFor })
  const undo = () => setHistory(undone)
  const redo = () => setHistory(redone)
  useUndoKeys({ undo, redo })

  return (
    <BuilderContext
      value={{
        id,
        isTemplate,
        draft,
        files,
        sizes,
        documents,
        problems,
        change: (next, group) => setHistory(now => changed(now, next(now.present), group)),
        addFile: file => setFiles(now => new Map(now).set(file.id, file)),
        selection,
        placingFor: draft.recipients.find(one => one.id === placingForId && one.role === 'sign') ?? firstSigner(draft),
        placeFor,
        lead,
      }}
    >
      <PageHeader
        title={draft.title || text(isTemplate ? 'untitledTemplate' : 'untitled')}
        crumbs={[{ label: text('home'), to: paths.esign }, { label: text(isTemplate ? 'template' : 'draft') }]}
        actions={
          <BuilderActions
            saving={saving}
            undo={history.past.length > 0 ? undo : undefined}
            redo={history.future.length > 0 ? redo : undefined}
          />
        }
      />
      <LateNotice saving={saving} editors={editors} onReload={onReload} />
      <Tabs
        className={styles.steps}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('steps.label')}
        value={step}
        onChange={(_, next: Step) => setStep(next)}
      >
        {steps.map((name, index) => (
          <Tab
            key={name}
            id={`step-${name}`}
            aria-controls="step"
            value={name}
            label={`${index + 1}. ${text(`steps.${name}`)}`}
          />
        ))}
      </Tabs>
      <div id="step" role="tabpanel" aria-labelledby={`step-${step}`} className={styles.step}>
        {step === 'documents' && <DocumentsStep />}
        {step === 'recipients' && <RecipientsStep />}
        {step === 'fields' && <FieldsStep />}
        {step === 'review' && <ReviewStep saving={saving} />}
      </div>
      <StepButtons step={step} onStep={setStep} />
    </BuilderContext>
  )
}

const StepButtons = ({ step, onStep }: { step: Step; onStep: (step: Step) => void }) => {
  const text = useTexts('esignBuilder')
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  const next = steps[at + 1]
  return (
    <div className={styles.stepButtons}>
      {before && (
        <Button variant="outlined" onClick={() => onStep(before)}>
          {text('back', { step: text(`steps.${before}`) })}
        </Button>
      )}
      {next && (
        <Button variant="contained" onClick={() => onStep(next)}>
          {text('next', { step: text(`steps.${next}`) })}
        </Button>
      )}
    </div>
  )
}

/** The step that the address names, so that a reload stays there. */
function useStep(): [Step, (step: Step) => void] {
  const [query, setQuery] = useSearchParams()
  const step = steps.find(name => name === query.get('step')) ?? 'documents'
  const setStep = (next: Step) => {
    setQuery(
      now => {
        const changedQuery = new URLSearchParams(now)
        changedQuery.set('step', next)
        return changedQuery
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [step, setStep]
}

/** What the browser sees at once, and what only the server knows, such as a name that cannot be drawn. */
function useProblems(
  draft: EnvelopeDraft,
  sizes: Parameters<typeof draftProblems>[1],
  saved: { draft: EnvelopeDraft; problems: readonly Problem[] },
): readonly Problem[] {
  const locale = useLocale()
  const judge = (one: EnvelopeDraft) =>
    draftProblems(trimmed(one), sizes).map(({ field, message }) => ({ field, message: message[locale] }))
  const own = judge(draft)
  const isCovered = (problem: Problem, by: readonly Problem[]) => by.some(({ field }) => field === problem.field)
  const known = saved.problems.length > 0 ? judge(saved.draft) : []
  return [...own, ...saved.problems.filter(problem => !isCovered(problem, known) && !isCovered(problem, own))]
}

function useDocumentStore(): DocumentStore {
  const [store] = useState(() => new DocumentStore())
  const left = useRef(store)
  useEffect(() => {
    const { current } = left
    return () => current.close()
  }, [])
  return store
}
