import { expect, test } from 'vitest'
import type { ShownEdge, ShownNode } from '../../../contracts/inquiries/shown.ts'
import { daysOf, everything, MAX_SHOWN, pathBetween, viewOf } from '../../../src/resources/inquiries/view/view.ts'

const node = (id: string, more: Partial<ShownNode> = {}): ShownNode => ({
  id,
  kind: 'company',
  by: 'companyNumber',
  value: id,
  name: null,
  isSubject: false,
  facts: [],
  questions: [],
  ...more,
})

const edge = (from: string, to: string, more: Partial<ShownEdge> = {}): ShownEdge => ({
  id: `${from}-${to}`,
  from,
  to,
  relation: 'director',
  since: null,
  until: null,
  sources: ['first'],
  ...more,
})

const source = (id: string, day: string) =>
  ({
    id,
    product: 'company-check',
    label: { en: id, hi: id },
    at: `${day}T10:00:00.000Z`,
    paise: 500,
    reused: false,
  }) as const

const graph = {
  nodes: [node('s', { isSubject: true }), node('a'), node('b'), node('c', { kind: 'address', value: 'Pune road' })],
  edges: [edge('s', 'a'), edge('a', 'b', { sources: ['second'] }), edge('b', 'c', { sources: ['second'] })],
  sources: [source('first', '2026-01-01'), source('second', '2026-02-01')],
}

const idsOf = (view: ReturnType<typeof viewOf>) => view.nodes.map(({ id }) => id)

test('all is shown at first, from the subjects on', () => {
  const view = viewOf(graph, everything)
  expect(idsOf(view)).toEqual(['s', 'a', 'b', 'c'])
  expect(view.left).toEqual({ collapsed: 0, filtered: 0, later: 0, capped: 0 })
})

test('a collapsed node hides what is reached only through it, and says how much', () => {
  const view = viewOf(graph, { ...everything, collapsed: ['a'] })
  expect(idsOf(view)).toEqual(['s', 'a'])
  expect(view.left.collapsed).toBe(2)
  const around = { ...graph, edges: [...graph.edges, edge('s', 'b')] }
  expect(idsOf(viewOf(around, { ...everything, collapsed: ['a'] }))).toEqual(['s', 'a', 'b', 'c'])
})

test('kinds and words filter, but never the subject', () => {
  expect(viewOf(graph, { ...everything, hiddenKinds: ['address'] }).left.filtered).toBe(1)
  expect(idsOf(viewOf(graph, { ...everything, query: 'pune' }))).toEqual(['s', 'c'])
})

test('of a day there is only what had been answered by then', () => {
  expect(daysOf(graph)).toEqual(['2026-01-01', '2026-02-01'])
  const view = viewOf(graph, { ...everything, until: '2026-01-31' })
  expect(idsOf(view)).toEqual(['s', 'a'])
  expect(view.edges.map(({ id }) => id)).toEqual(['s-a'])
  expect(view.left.later).toBe(2)
})

test('of a day nothing has the name that came later', () => {
  const facts = [{ name: 'name' as const, value: 'Asha Rao', words: null, source: 'second' }]
  const named = { ...graph, nodes: [node('s', { isSubject: true, name: 'Asha Rao', facts })] }
  expect(viewOf(named, everything).nodes[0]?.name).toBe('Asha Rao')
  expect(viewOf(named, { ...everything, until: '2026-01-31' }).nodes[0]?.name).toBeNull()
})

test('four leaves of a kind are one group, three are not', () => {
  const leaves = (count: number) => {
    const ids = Array.from({ length: count }, (_, at) => `l${at}`)
    return {
      ...graph,
      nodes: [...graph.nodes, ...ids.map(id => node(id, { kind: 'phone' }))],
      edges: [...graph.edges, ...ids.map(id => edge('a', id))],
    }
  }
  expect(viewOf(leaves(3), { ...everything, grouped: true }).groups).toEqual([])
  const view = viewOf(leaves(4), { ...everything, grouped: true })
  expect(view.groups).toMatchObject([{ parent: 'a', kind: 'phone', members: ['l0', 'l1', 'l2', 'l3'] }])
  expect(idsOf(view)).not.toContain('l0')
  expect(view.left.capped).toBe(0)
})

test('a thousand nodes are capped, and the rest is counted', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `n${at}`)
  const many = {
    nodes: [node('s', { isSubject: true }), ...ids.map(id => node(id))],
    edges: ids.map(id => edge('s', id)),
    sources: graph.sources,
  }
  const view = viewOf(many, everything)
  expect(view.nodes).toHaveLength(MAX_SHOWN)
  expect(view.left.capped).toBe(1001 - MAX_SHOWN)
})

test('a path over stated links is preferred to a shorter one over a name', () => {
  const edges = [...graph.edges, edge('s', 'c', { id: 'name', relation: 'sameName' })]
  expect(pathBetween(edges, 's', 'c')).toEqual({ nodes: ['s', 'a', 'b', 'c'], byName: false })
  expect(pathBetween([edge('s', 'c', { relation: 'sameName' })], 's', 'c')).toEqual({ nodes: ['s', 'c'], byName: true })
  expect(pathBetween([], 's', 'c')).toBeNull()
})
