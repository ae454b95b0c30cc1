import '@xyflow/react/dist/base.css'
import { Button } from '@mui/material'
import { Background, Controls, type Node, ReactFlow } from '@xyflow/react'
import { ImageDown } from 'lucide-react'
import { useMemo } from 'react'
import { nodeKindChoices } from '../../../../contracts/inquiries/graph.ts'
import type { ShownFinding } from '../../../../contracts/inquiries/shown.ts'
import { NODE } from '../../../components/graph/layout.ts'
import { useLayout } from '../../../components/graph/useLayout.ts'
import { useToast } from '../../../components/useToast.ts'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useNodeWords } from '../useNodeWords.ts'
import type { ViewState } from '../useView.ts'
import { FactNode, type FactNodeData } from './FactNode.tsx'
import styles from './Graph.module.css'
import { type PictureEdge, pictureOf } from './picture.ts'

const nodeTypes = { fact: FactNode }

interface GraphCanvasProps {
  state: ViewState
  findings: readonly ShownFinding[]
}

/** The graph of what is shown. A worker places the nodes; a person may move them, and a board keeps where. */
const GraphCanvas = ({ state, findings }: GraphCanvasProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const toast = useToast()
  const { kindOf, nameOf, relationOf } = useNodeWords()
  const { view, choice, chosen, places: moved, choose, toggle, move, change } = state
  const groupOf = useMemo(
    () => new Map(view.groups.flatMap(({ id, members }) => members.map(member => [member, id] as const))),
    [view.groups],
  )
  const links = useMemo(() => {
    const found = new Map<string, { from: string; to: string; words: Set<string>; byName: boolean }>()
    for (const edge of view.edges) {
      const [from, to] = [groupOf.get(edge.from) ?? edge.from, groupOf.get(edge.to) ?? edge.to]
      const one = found.get(`${from} ${to}`) ?? { from, to, words: new Set<string>(), byName: true }
      one.words.add(relationOf(edge))
      one.byName &&= edge.relation === 'sameName'
      found.set(`${from} ${to}`, one)
    }
    return [...found.values()]
  }, [view.edges, groupOf, relationOf])
  const ids = [...view.nodes.map(({ id }) => id), ...view.groups.map(({ id }) => id)]
  const places = useLayout({
    nodes: ids,
    edges: links.map(({ from, to }) => [from, to] as const),
    direction: 'right',
  })
  const marked = new Set(findings.flatMap(({ nodes }) => nodes))
  const placeOf = (id: string, at: number) => moved[id] ?? places[id] ?? { x: 0, y: at * (NODE.height + 48) }
  const base = { type: 'fact', width: NODE.width, height: NODE.height, connectable: false } as const
  const nodes: Node<FactNodeData>[] = [
    ...view.nodes.map((node, at) => ({
      ...base,
      id: node.id,
      position: placeOf(node.id, at),
      selected: node.id === chosen?.id,
      ariaLabel: `${kindOf(node)}: ${nameOf(node)}`,
      data: {
        kind: node.kind,
        kindWords: kindOf(node),
        title: nameOf(node),
        value: node.name === null ? null : node.value,
        isSubject: node.isSubject,
        isMarked: marked.has(node.id),
        isCollapsed: choice.collapsed.includes(node.id),
      },
    })),
    ...view.groups.map(({ id, kind, members }, at) => ({
      ...base,
      id,
      position: placeOf(id, view.nodes.length + at),
      ariaLabel: text('view.groupOf', { count: members.length, kind: nodeKindChoices[kind].label[locale] }),
      data: {
        kind,
        kindWords: nodeKindChoices[kind].label[locale],
        title: text('view.groupOf', { count: members.length, kind: nodeKindChoices[kind].label[locale] }),
        value: null,
        isSubject: false,
        isMarked: members.some(member => marked.has(member)),
        isCollapsed: true,
      },
    })),
  ]
  const edges = links.map(
    ({ from, to, words, byName }): PictureEdge => ({
      id: `${from} ${to}`,
      source: from,
      target: to,
      focusable: false,
      label: [...words].join(', '),
      data: { byName },
      className: (byName ? styles.byName : styles.edge) ?? '',
    }),
  )
  /** What is seen at first: the subjects and what is next to them, in letters that can be read. */
  const subjects = new Set(view.nodes.filter(({ isSubject }) => isSubject).map(({ id }) => id))
  const first = ids.filter(
    id =>
      subjects.has(id) ||
      links.some(({ from, to }) => (from === id && subjects.has(to)) || (to === id && subjects.has(from))),
  )
  const savePicture = async () => {
    try {
      const shown = view.total - Object.values(view.left).reduce((sum, count) => sum + count, 0)
      saveBlob(await pictureOf(nodes, edges, text('view.shown', { shown, total: view.total })), 'inquiry.png')
    } catch (failure) {
      toast((failure as Error).message, 'error')
    }
  }
  return (
    <>
      <div className={styles.graph}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          onlyRenderVisibleElements
          nodesConnectable={false}
          edgesFocusable={false}
          minZoom={0.05}
          fitView
          fitViewOptions={{ nodes: first.map(id => ({ id })), maxZoom: 1, minZoom: 0.6 }}
          proOptions={{ hideAttribution: true }}
          key={Object.keys(places).length === 0 ? 'placing' : 'placed'}
          onNodeClick={(_, { id }) => (id.startsWith('group:') ? change({ grouped: false }) : choose(id))}
          onNodeDoubleClick={(_, { id }) => !id.startsWith('group:') && toggle(id)}
          onNodesChange={changes => {
            for (const one of changes) if (one.type === 'position' && one.position) move(one.id, one.position)
          }}
          aria-label={text('view.graphLabel')}
        >
          <Background gap={24} />
          <Controls showInteractive={false} fitViewOptions={{ maxZoom: 1, minZoom: 0.05 }} />
        </ReactFlow>
      </div>
      <div className={styles.below}>
        <span>{text('view.graphLabel')}</span>
        <Button size="small" startIcon={<ImageDown size={16} aria-hidden="true" />} onClick={() => void savePicture()}>
          {text('files.png')}
        </Button>
      </div>
    </>
  )
}

export default GraphCanvas
