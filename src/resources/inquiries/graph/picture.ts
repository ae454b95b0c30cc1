import type { Edge, Node } from '@xyflow/react'
import { NODE } from '../../../components/graph/layout.ts'
import type { FactNodeData } from './FactNode.tsx'

const MARGIN = 40
/** Browsers draw no larger picture reliably. */
const MAX_SIDE = 8_000

/** A link by name only; on the screen it is dashed too. */
export type PictureEdge = Edge<{ byName: boolean }>

/** Draws what the graph shows, by itself: nothing of the page is read, and no library is loaded for it. `caption` says how much of it that is. */
export async function pictureOf(
  nodes: readonly Node<FactNodeData>[],
  edges: readonly PictureEdge[],
  caption: string,
): Promise<Blob> {
  const left = Math.min(...nodes.map(({ position }) => position.x)) - MARGIN
  const top = Math.min(...nodes.map(({ position }) => position.y)) - MARGIN
  const width = Math.max(...nodes.map(({ position }) => position.x)) + NODE.width + MARGIN - left
  const height = Math.max(...nodes.map(({ position }) => position.y)) + NODE.height + MARGIN - top
  const scale = Math.min(2, MAX_SIDE / width, MAX_SIDE / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const draw = canvas.getContext('2d')
  if (!draw) throw new Error('This browser cannot draw pictures.')
  draw.scale(scale, scale)
  draw.fillStyle = '#ffffff'
  draw.fillRect(0, 0, width, height)
  draw.fillStyle = '#0f172a'
  draw.font = '13px Inter, sans-serif'
  draw.fillText(caption, 12, 24, width - 24)
  draw.translate(-left, -top)
  draw.strokeStyle = '#94a3b8'
  for (const { source, target, data } of edges) {
    const [from, to] = [source, target].map(id => nodes.find(node => node.id === id)?.position)
    if (!from || !to) continue
    draw.setLineDash(data?.byName ? [6, 4] : [])
    draw.beginPath()
    draw.moveTo(from.x + NODE.width, from.y + NODE.height / 2)
    draw.lineTo(to.x, to.y + NODE.height / 2)
    draw.stroke()
  }
  draw.setLineDash([])
  for (const { position, data } of nodes) {
    draw.fillStyle = '#ffffff'
    draw.strokeStyle = data.isMarked ? '#b45309' : '#475569'
    draw.fillRect(position.x, position.y, NODE.width, NODE.height)
    draw.strokeRect(position.x, position.y, NODE.width, NODE.height)
    draw.fillStyle = '#0f172a'
    const lines = [data.kindWords, data.title, data.value ?? '']
    for (const [at, line] of lines.entries()) {
      draw.font = `${at === 1 ? 'bold ' : ''}13px Inter, sans-serif`
      draw.fillText(line, position.x + 12, position.y + 22 + at * 22, NODE.width - 24)
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  )
}
