import { Graph, layout } from '@dagrejs/dagre'

/** Of a node, in pixels. */
export const NODE = { width: 240, height: 84 } as const

export interface LayoutRequest {
  nodes: readonly string[]
  edges: readonly (readonly [from: string, to: string])[]
  /** Ranks stand below each other unless told otherwise; a hub with many neighbours fits better beside them. */
  direction?: 'down' | 'right'
}

/** By node, the place of its upper left corner in pixels. */
export type Places = Record<string, { x: number; y: number }>

/** Places nodes rank by rank, so that edges cross as little as possible. */
export function placesOf({ nodes, edges, direction = 'down' }: LayoutRequest): Places {
  const graph = new Graph()
  const isDown = direction === 'down'
  graph.setGraph({
    rankdir: isDown ? 'TB' : 'LR',
    nodesep: isDown ? 32 : 16,
    ranksep: isDown ? 48 : 160,
    marginx: 16,
    marginy: 16,
  })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of nodes) graph.setNode(id, { ...NODE })
  for (const [from, to] of edges) graph.setEdge(from, to)
  layout(graph)
  return Object.fromEntries(
    nodes.map(id => {
      const { x, y } = graph.node(id) as { x: number; y: number }
      return [id, { x: x - NODE.width / 2, y: y - NODE.height / 2 }]
    }),
  )
}
