import '@xyflow/react/dist/base.css'
import { Background, Controls, type Edge, type Node, ReactFlow } from '@xyflow/react'
import { use, useMemo } from 'react'
import { dependenciesOf } from '../../../../../contracts/cases/dependencies.ts'
import type { Plan } from '../../../../../contracts/cases/plan.ts'
import { NODE } from '../../../../components/graph/layout.ts'
import { useLayout } from '../../../../components/graph/useLayout.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useBuilder } from '../builder.ts'
import { LitContext } from '../lit.ts'
import { useSentences } from '../useSentences.ts'
import styles from './Graph.module.css'
import { StepNode, type StepNodeData } from './StepNode.tsx'

const nodeTypes = { step: StepNode }

interface PlanGraphProps {
  /** The step whose form is open. */
  open: string | undefined
  onOpen: (id: string) => void
}

/** The same plan as a graph: a step below those that it waits for, with its condition in words. Only what is in sight is drawn. */
const PlanGraph = ({ open, onOpen }: PlanGraphProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, problemUnder } = useBuilder()
  const lit = use(LitContext)
  const sentences = useSentences(draft)
  const links = useMemo(() => linksOf(draft), [draft])
  const places = useLayout({ nodes: draft.steps.map(({ id }) => id), edges: links })
  const nodes = draft.steps.map(
    (step, index): Node<StepNodeData> => ({
      id: step.id,
      type: 'step',
      position: places[step.id] ?? { x: 0, y: index * (NODE.height + 48) },
      width: NODE.width,
      height: NODE.height,
      selected: step.id === open,
      draggable: false,
      connectable: false,
      ariaLabel: text('graph.step', { number: index + 1, title: step.title[locale] || step.id }),
      data: {
        number: index + 1,
        kind: step.kind,
        title: step.title[locale] || step.id,
        when: sentences.get(step.id) ?? null,
        hasProblem: problemUnder(`steps.${index}`) !== undefined,
        lit: lit.get(step.id),
      },
    }),
  )
  const edges = links.map(
    ([source, target]): Edge => ({
      id: `${source} ${target}`,
      source,
      target,
      focusable: false,
      animated: false,
      className:
        lit.get(source) === 'done' && lit.get(target) === 'done' ? (styles.litEdge ?? '') : (styles.edge ?? ''),
    }),
  )
  return (
    <div className={styles.graph}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        minZoom={0.1}
        fitView
        fitViewOptions={{ maxZoom: 1, minZoom: 0.4 }}
        proOptions={{ hideAttribution: true }}
        key={Object.keys(places).length === 0 ? 'placing' : 'placed'}
        onNodeClick={(_, { id }) => onOpen(id)}
        onSelectionChange={({ nodes: [node] }) => {
          if (node && node.id !== open) onOpen(node.id)
        }}
        aria-label={text('graph.label')}
      >
        <Background gap={24} />
        <Controls showInteractive={false} aria-label={text('graph.controls')} />
      </ReactFlow>
    </div>
  )
}

export default PlanGraph

const linksOf = (plan: Plan) =>
  plan.steps.flatMap(({ id }, index) => {
    const known = new Set(plan.steps.slice(0, index).map(step => step.id))
    return dependenciesOf(plan, index)
      .filter(earlier => known.has(earlier))
      .map(earlier => [earlier, id] as const)
  })
