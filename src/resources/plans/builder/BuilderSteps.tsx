import { Button, Skeleton } from '@mui/material'
import { Suspense, useDeferredValue, useState } from 'react'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import type { BuilderView } from './BuilderTools.tsx'
import { useBuilder } from './builder.ts'
import { newStep } from './draft.ts'
import { examplePlan } from './examplePlan.ts'
import { Palette } from './Palette.tsx'
import { StepCard } from './StepCard.tsx'

/** So many steps are drawn at once; the rest of a long plan follows when the page can be used. */
const AT_ONCE = 30

const PlanGraph = lazyPage(() => import('./graph/PlanGraph.tsx'))

/** The steps as a list or as a graph, whose selected step has its form below, and the palette. */
export const BuilderSteps = ({ view }: { view: BuilderView }) => {
  const text = useTexts('planBuilder')
  const { draft, change } = useBuilder()
  const [open, setOpen] = useState<string>()
  const places = new Map(draft.steps.map(({ id }, index) => [id, index]))
  const isBlank = draft.steps.length === 0
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, AT_ONCE)
  const shown = view === 'list' ? draft.steps.slice(0, drawn) : draft.steps.filter(({ id }) => id === open)
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
          <>
            {view === 'graph' && (
              <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
                <PlanGraph open={open} onOpen={setOpen} />
                {shown.length === 0 && <p className={styles.quiet}>{text('graph.choose')}</p>}
              </Suspense>
            )}
            <ol className={styles.steps}>
              {shown.map(step => (
                <StepCard
                  key={step.id}
                  step={step}
                  index={places.get(step.id) ?? 0}
                  isOpen={open === step.id}
                  onToggle={() => setOpen(open === step.id ? undefined : step.id)}
                />
              ))}
            </ol>
          </>
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
